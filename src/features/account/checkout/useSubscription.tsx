import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { SubscriptionDeed, SubscriptionWish } from '../../../../machines/subscription.machine'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import { useToasts } from '../../../ui/toasts/useToasts'
import type { CheckoutVariant } from '../plans/rules/offerOf'
import { useCloud } from '../session/CloudContext'
import { useWays } from '../ways/WaysContext'
import { openSubscriptions } from './openSubscriptions'
import { PayingWindow, type PayingStage } from './PayingWindow'
import { problemText, type Aim } from './problemText'
import { questionText } from './questionText'

/** Whoever pays, changes or cancels. */
export interface Subscription {
  make: (wish: SubscriptionWish) => void
  /** Something is under way: nothing else is begun. */
  isBusy: boolean
  /** To be drawn anywhere: the window of what is under way, if there is any. */
  window: ReactNode
}

const stages = [
  [{ hosted: 'loading' }, 'loading'],
  [{ hosted: 'open' }, 'elsewhere'],
  ['takingCard', 'card'],
  ['request', 'request'],
  ['calling', 'calling'],
  ['lookingUp', 'lookingUp'],
] as const satisfies [unknown, PayingStage][]

const titles = { checkout: 'paying', card: 'paying', change: 'change', cancel: 'cancel' } as const
const aims = { checkout: 'pay', card: 'pay', change: 'change', cancel: 'cancel' } as const
const successes = { checkout: 'paid', card: 'paid', change: 'change', cancel: 'cancel' } as const

/** What was achieved, for the analytics [A7.6-2 A7.6-3]. */
const signal = ({ analytics }: Cloud, deed: SubscriptionDeed) => {
  if (deed.kind === 'cancel') {
    analytics.signalCancellation(deed.held.plan, deed.held.duration)
    return
  }
  if (deed.kind === 'change') return
  const isTrial = deed.kind === 'card' ? deed.isTrial : deed.order.trial !== undefined
  analytics.signalSubscriptionCreated()
  analytics.signalPurchase({ planName: deed.plan.name, duration: deed.plan.duration, isTrial })
}

/**
 * Pays, changes and cancels: asks, shows what is under way, tells what went wrong, and leads to the outcome [A4.6 … A4.10]. Who has gone to
 * another screen meanwhile stays there, and is told by a toast.
 */
export const useSubscription = (variant: CheckoutVariant): Subscription => {
  const { t } = useTranslation()
  const cloud = useCloud()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const ways = useWays()
  const [hidden, setHidden] = useState<SubscriptionDeed>()
  const aim = useRef<Aim>('pay')
  const { actor, attend } = openSubscriptions(cloud)
  useEffect(
    () =>
      attend({
        isMeant: (deed) => dialogs.confirm(questionText(t, deed)),
        tell: async (outcome, isAway) => {
          if (outcome.kind === 'succeeded') {
            signal(cloud, outcome.deed)
            const title = t(`accountCheckout.outcome.${successes[outcome.deed.kind]}`)
            if (isAway) toasts.show({ kind: 'success', isSticky: true, title })
            else ways.go('payment-success')
            return
          }
          const isUncertain = outcome.kind === 'uncertain'
          const about = outcome.kind === 'refused' ? aim.current : aims[outcome.deed.kind]
          const words = problemText(t, outcome.problem, { aim: about, variant, isUncertain })
          if (isAway) {
            toasts.show({ kind: isUncertain ? 'warning' : 'error', isSticky: true, ...words })
            return
          }
          await dialogs.error(words)
          // Nothing was to be paid for a cancellation: it is tried again right here [A4.9-3].
          if (outcome.kind === 'refused' || outcome.deed.kind === 'cancel') return
          ways.go(isUncertain ? { screen: 'payment-fail', outcome: 'unknown' } : 'payment-fail')
        },
      }),
    [attend, cloud, dialogs, t, toasts, variant, ways],
  )
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const deed = useSelector(actor, ({ context }) => context.deed)
  const stage = useSelector(actor, (snapshot) => stages.find(([state]) => snapshot.matches(state))?.[1])
  return {
    make: (wish) => {
      aim.current = aims[wish.kind]
      actor.send({ type: 'wish.made', wish })
    },
    isBusy,
    window:
      deed !== undefined && stage !== undefined && hidden !== deed ? (
        <PayingWindow title={titles[deed.kind]} stage={stage} onClose={() => setHidden(deed)} />
      ) : null,
  }
}
