import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation'
import { Stage } from '../auth/page/Stage'
import { InsteadOfPaying, PlanGrid, useCheckout, usePlanChoices } from '../checkout'
import { showsTrial } from '../plans/rules/offerOf'
import { planCardState } from '../plans/rules/planCardState'
import { trialOf } from '../plans/rules/trialOf'
import { useSession } from '../session/SessionContext'
import { WayLink } from '../ways/WayLink'
import classes from './LandingView.module.css'
import { useCheapestPrice } from './useCheapestPrice'

/** The plans for who comes from outside [A2.4-20 to A2.4-23]: what the cheapest costs, the way to the account, and buying at once. */
export function LandingView() {
  const { t } = useTranslation()
  const session = useSession()
  const price = useCheapestPrice()
  const choices = usePlanChoices()
  const { pay, isBusy, window: checkout } = useCheckout('landing')
  const { product, duration, coupon } = choices.choice
  const record = session.phase === 'ready' ? session.record : undefined
  const trial = product?.prices[duration] && trialOf(record, product.prices[duration])
  const state = product && planCardState({ record, product, duration, mode: 'subscribe' })
  return (
    <div className={classes.landing}>
      <Stage heading={t('accountLanding.upsell.heading')} text={t('accountLanding.upsell.text', { price })}>
        <WayLink to={'user' in session ? 'plans' : 'signup'} button="filled">
          {t('accountLanding.upsell.toAccount')}
        </WayLink>
        <WayLink to="settings" button="default">
          {t('accountLanding.upsell.settings')}
        </WayLink>
      </Stage>
      <PlanGrid choices={choices} isLanding />
      {state ? (
        <div className={classes.buy}>
          {state.kind === 'checkout' ? (
            <Button
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => pay({ ...choices.choice, ...('user' in session && { user: session.user }) })}
            >
              {showsTrial(coupon, trial) ? t('accountLanding.upsell.try') : t('accountLanding.upsell.buy')}
            </Button>
          ) : (
            <InsteadOfPaying state={state} code={product.code} duration={duration} />
          )}
        </div>
      ) : null}
      {checkout}
    </div>
  )
}
