import { useTranslation } from '../../../i18n/useTranslation'
import { BackLink } from '../ways/BackLink'

/** The way back to the plans [A2.4-49]. */
export const BackToPlans = () => {
  const { t } = useTranslation()
  return <BackLink to="plans">{t('accountCheckout.backToPlans')}</BackLink>
}
