import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { SubscriptionCommand, SubscriptionWish } from '../../../../machines/subscription.machine'
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
const signal = ({ analytics }: Cloud, command: SubscriptionCommand) => {
  if (command.kind === 'cancel') {
    analytics.signalCancellation(command.held.plan, command.held.duration)
    return
  }
  if (command.kind === 'change') return
  const isTrial = command.kind === 'card' ? command.isTrial : command.order.trial !== undefined
  analytics.signalSubscriptionCreated()
  analytics.signalPurchase({ planName: command.plan.name, duration: command.plan.duration, isTrial })
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
  const [hidden, setHidden] = useState<SubscriptionCommand>()
  const aim = useRef<Aim>('pay')
  const { actor, attend } = openSubscriptions(cloud)
  useEffect(
    () =>
      attend({
        isMeant: (command) => dialogs.confirm(questionText(t, command)),
        tell: async (outcome, isAway) => {
          if (outcome.kind === 'succeeded') {
            signal(cloud, outcome.command)
            const title = t(`accountCheckout.outcome.${successes[outcome.command.kind]}`)
            if (isAway) toasts.show({ kind: 'success', isSticky: true, title })
            else ways.go('payment-success')
            return
          }
          const isUncertain = outcome.kind === 'uncertain'
          const about = outcome.kind === 'refused' ? aim.current : aims[outcome.command.kind]
          const words = problemText(t, outcome.problem, { aim: about, variant, isUncertain })
          if (isAway) {
            toasts.show({ kind: isUncertain ? 'warning' : 'error', isSticky: true, ...words })
            return
          }
          await dialogs.error(words)
          // Nothing was to be paid for a cancellation: it is tried again right here [A4.9-3].
          if (outcome.kind === 'refused' || outcome.command.kind === 'cancel') return
          ways.go(isUncertain ? { screen: 'payment-fail', outcome: 'unknown' } : 'payment-fail')
        },
      }),
    [attend, cloud, dialogs, t, toasts, variant, ways],
  )
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const command = useSelector(actor, ({ context }) => context.command)
  const stage = useSelector(actor, (snapshot) => stages.find(([state]) => snapshot.matches(state))?.[1])
  return {
    make: (wish) => {
      aim.current = aims[wish.kind]
      actor.send({ type: 'wish.made', wish })
    },
    isBusy,
    window:
      command !== undefined && stage !== undefined && hidden !== command ? (
        <PayingWindow title={titles[command.kind]} stage={stage} onClose={() => setHidden(command)} />
      ) : null,
  }
}
