import { Title } from '@mantine/core'
import { IconCreditCardOff } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { WayLink } from '../ways/WayLink'
import classes from './checkoutPage.module.css'

/** It did not work [A2.4-56]. */
export const PaymentFailView = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.end}>
      <span className={classes.sign}>
        <IconCreditCardOff size={48} stroke={1.25} aria-hidden />
      </span>
      <Title order={1}>{t('accountCheckout.fail.title')}</Title>
      <p className={classes.lead}>{t('accountCheckout.fail.text')}</p>
      <WayLink to="plans" button="filled">
        {t('accountCheckout.fail.button')}
      </WayLink>
    </div>
  )
}
