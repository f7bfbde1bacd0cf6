import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import { WayLink } from '../ways/WayLink'
import classes from './checkoutPage.module.css'

/** The way back to the plans [A2.4-49]. */
export const BackToPlans = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.back}>
      <WayLink to="plans" button="subtle" icon={<IconChevronLeft size={18} aria-hidden />}>
        {t('accountCheckout.backToPlans')}
      </WayLink>
    </div>
  )
}
