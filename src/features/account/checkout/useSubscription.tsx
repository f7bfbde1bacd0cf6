import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import {
  subscriptionMachine,
  type SubscriptionDeed,
  type SubscriptionWish,
} from '../../../../machines/subscription.machine'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import type { CheckoutVariant } from '../plans/rules/offerOf'
import { useCloud } from '../session/CloudContext'
import { useWays } from '../ways/WaysContext'
import { createSubscriptionActors } from './createSubscriptionActors'
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

/** Runs the machine of subscriptions: asks, shows what is under way, tells what went wrong, and leads to the outcome [A4.6 … A4.10]. */
export const useSubscription = (variant: CheckoutVariant): Subscription => {
  const { t } = useTranslation()
  const cloud = useCloud()
  const dialogs = useDialogs()
  const ways = useWays()
  const [hidden, setHidden] = useState<SubscriptionDeed>()
  const aim = useRef<Aim>('pay')
  const [machine] = useState(() => subscriptionMachine.provide({ actors: createSubscriptionActors(cloud) }))
  const actor = useActorRef(machine)
  useEffect(() => {
    const tell = (problem: Parameters<typeof problemText>[1], isUncertain = false) =>
      dialogs.error(problemText(t, problem, { aim: aim.current, variant, isUncertain }))
    const stops = [
      actor.on('asked', ({ deed }) => {
        void dialogs
          .confirm(questionText(t, deed))
          .then((isMeant) => actor.send({ type: isMeant ? 'wish.confirmed' : 'wish.withdrawn' }))
      }),
      actor.on('refused', ({ problem }) => {
        void tell(problem).then(() => actor.send({ type: 'problem.read' }))
      }),
      actor.on('failed', ({ deed, problem }) => {
        void tell(problem).then(() => {
          actor.send({ type: 'problem.read' })
          // Nothing was to be paid for a cancellation: it is tried again right here [A4.9-3].
          if (deed.kind !== 'cancel') ways.go('payment-fail')
        })
      }),
      actor.on('uncertain', ({ deed, problem }) => {
        void tell(problem, true).then(() => {
          actor.send({ type: 'problem.read' })
          if (deed.kind !== 'cancel') ways.go({ screen: 'payment-fail', outcome: 'unknown' })
        })
      }),
      actor.on('succeeded', ({ deed }) => {
        signal(cloud, deed)
        ways.go('payment-success')
      }),
    ]
    return () => {
      for (const stop of stops) stop.unsubscribe()
    }
  }, [actor, cloud, dialogs, t, variant, ways])
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
