import { Title } from '@mantine/core'
import { IconCreditCardOff, IconHelp } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { usePlace } from '../ways/PlaceContext'
import { WayLink } from '../ways/WayLink'
import classes from './checkoutPage.module.css'

/** It did not work [A2.4-56]; or nobody knows whether it did, where nobody is asked to pay a second time. */
export const PaymentFailView = () => {
  const { t } = useTranslation()
  const { query } = usePlace()
  if (query.get('outcome') === 'unknown')
    return (
      <div className={classes.end}>
        <span className={classes.sign}>
          <IconHelp size={48} stroke={1.25} aria-hidden />
        </span>
        <Title order={1}>{t('accountCheckout.unknown.title')}</Title>
        <p className={classes.lead}>{t('accountCheckout.unknown.text')}</p>
        <WayLink to="profile" button="filled">
          {t('accountCheckout.unknown.button')}
        </WayLink>
      </div>
    )
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
