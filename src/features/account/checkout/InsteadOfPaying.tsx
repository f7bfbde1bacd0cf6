import { useTranslation } from '../../../i18n/useTranslation'
import type { PlanCardState } from '../plans/rules/planCardState'
import { WayLink } from '../ways/WayLink'
import type { PlanDuration } from '../ways/WaysContext'
import classes from './checkoutPage.module.css'

interface Props {
  state: PlanCardState
  /** Of the product. */
  code: string
  duration: PlanDuration
}

/** What is said, and where it leads, where a plan is not to be paid for because of what somebody has already [A4.4]; nothing where it is. */
export const InsteadOfPaying = ({ state, code, duration }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      {state.kind === 'current' ? (
        <>
          <p className={classes.lead}>{t('accountCheckout.isCurrent')}</p>
          <WayLink to="profile" button="filled">
            {t('accountPlans.card.toProfile')}
          </WayLink>
        </>
      ) : null}
      {state.kind === 'change' && !state.isDisabled ? (
        <>
          <p className={classes.lead}>{t('accountCheckout.change.text')}</p>
          <WayLink to={{ screen: 'change-subscription', plan: code, duration }} button="filled">
            {t('accountPlans.action.change')}
          </WayLink>
        </>
      ) : null}
      {state.kind === 'change' && state.isDisabled ? (
        <p className={classes.lead}>{t('accountPlans.note.yearlyToMonthly')}</p>
      ) : null}
      {state.kind === 'lifetime' ? <p className={classes.lead}>{t('accountPlans.lifetime')}</p> : null}
      {state.kind === 'unavailable' ? (
        <p className={classes.lead}>{t('accountPlans.note.unavailable')}</p>
      ) : null}
    </>
  )
}
