import { Loader } from '@mantine/core'
import type { TFunction } from 'i18next'
import { createActor, type ActorRefFrom } from 'xstate'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelModal } from '../../../ui/modal/PanelModals'
import classes from './PayingWindow.module.css'
import {
  type SubscriptionCommand,
  subscriptionMachine,
  type SubscriptionProblem,
  type SubscriptionRequest,
} from '../../../../machines/subscription.machine'
import { type ConfirmWords, useDialogs } from '../../../ui/dialogs/Dialogs'
import type { Cloud } from '../../../cloud/ports/Cloud'
import { onePer, openPresenterPlace, type PresenterPlace, useCloud } from '../session/createSession'
import { createSubscriptionActors, problemText, type Aim } from './createSubscriptionActors'
import { useToasts } from '../../../ui/toasts/Toast'
import type { CheckoutVariant } from '../plans/planRules'
import { useNavigationLinks } from '../links/NavigationLinksContext'

/** What is under way. */
type PayingStage = 'loading' | 'elsewhere' | 'card' | 'request' | 'calling' | 'lookingUp'

interface Props {
  title: 'paying' | 'change' | 'cancel'
  stage: PayingStage
  /** Puts the window away; what is under way goes on. */
  onClose: () => void
}

/** The window of a payment, a change or a cancellation that is under way [A2.5-13 A2.5-16]. */
const PayingWindow = ({ title, stage, onClose }: Props) => {
  const { t } = useTranslation()
  // Another window has the keyboard then, and Escape is its.
  const isTop = stage !== 'elsewhere' && stage !== 'card'
  return (
    <PanelModal isTop={isTop} title={t(`accountCheckout.window.${title}`)} onClose={onClose}>
      <div className={classes.stage}>
        <p className={classes.line} role="status">
          {t(`accountCheckout.window.${stage}`)}
        </p>
        <Loader aria-hidden />
        <p className={classes.note}>{t('accountCheckout.window.note')}</p>
      </div>
    </PanelModal>
  )
}

const durationOf = (duration: string) =>
  duration === 'yearly' || duration === 'lifetime' ? duration : 'monthly'

/** What is asked before a plan is changed or cancelled [A4.8-2 A4.9-2]. */
const questionText = (t: TFunction, command: SubscriptionCommand): ConfirmWords => {
  if (command.kind !== 'change') {
    const plan = 'held' in command ? command.held.plan.toUpperCase() : ''
    return {
      title: t('accountCheckout.confirm.cancelTitle'),
      message: t('accountCheckout.confirm.cancel', { plan }),
      confirmLabel: t('accountCheckout.confirm.cancelButton'),
      isDangerous: true,
    }
  }
  const named = (plan: string, duration: string) =>
    t('accountCheckout.planOf', {
      plan: plan.toUpperCase(),
      duration: t(`accountPlans.duration.${durationOf(duration)}`),
    })
  return {
    title: t('accountCheckout.confirm.changeTitle'),
    message: t('accountCheckout.confirm.change', {
      from: named(command.held.plan, command.held.duration),
      to: named(command.plan.name, command.plan.duration),
    }),
    confirmLabel: t('accountCheckout.confirm.changeButton'),
  }
}

/** What came of a wish, and why. */
type SubscriptionOutcome =
  | { kind: 'succeeded'; command: SubscriptionCommand }
  | { kind: 'refused'; problem: SubscriptionProblem }
  | { kind: 'failed' | 'uncertain'; command: SubscriptionCommand; problem: SubscriptionProblem }

/** The screen that asks and tells. */
interface SubscriptionPresenter {
  isMeant: (command: SubscriptionCommand) => Promise<boolean>
  /** Resolves once it was read; `isAway`: the screen is not on any more. */
  tell: (outcome: SubscriptionOutcome, isAway: boolean) => Promise<void>
}

/** Paying, changing and cancelling on a cloud, one at a time. */
interface Subscriptions {
  actor: ActorRefFrom<typeof subscriptionMachine>
  present: PresenterPlace<SubscriptionPresenter>['present']
}

/**
 * The subscriptions of a cloud: what is under way there goes on, and its outcome is told, whatever screen is
 * on.
 */
const openSubscriptions = onePer((cloud: Cloud): Subscriptions => {
  const actor = createActor(subscriptionMachine.provide({ actors: createSubscriptionActors(cloud) }))
  const place = openPresenterPlace<SubscriptionPresenter>()
  const tell = async (outcome: SubscriptionOutcome) => {
    await place.presenter()?.tell(outcome, !place.isPresenting())
    if (outcome.kind !== 'succeeded') actor.send({ type: 'problem.read' })
  }
  actor.on('asked', ({ command }) => {
    const asked = place.presenter()?.isMeant(command) ?? Promise.resolve(false)
    void asked.then((isMeant) => actor.send({ type: isMeant ? 'request.confirmed' : 'request.withdrawn' }))
  })
  actor.on('refused', ({ problem }) => void tell({ kind: 'refused', problem }))
  actor.on('failed', ({ command, problem }) => void tell({ kind: 'failed', command, problem }))
  actor.on('uncertain', ({ command, problem }) => void tell({ kind: 'uncertain', command, problem }))
  actor.on('succeeded', ({ command }) => void tell({ kind: 'succeeded', command }))
  actor.start()
  return { actor, present: place.present }
})

/** Whoever pays, changes or cancels. */
interface Subscription {
  make: (request: SubscriptionRequest) => void
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
 * Pays, changes and cancels: asks, shows what is under way, tells what went wrong, and leads to the outcome
 * [A4.6 … A4.10]. Who has gone to another screen meanwhile stays there, and is told by a toast.
 */
export const useSubscription = (variant: CheckoutVariant): Subscription => {
  const { t } = useTranslation()
  const cloud = useCloud()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const links = useNavigationLinks()
  const [hidden, setHidden] = useState<SubscriptionCommand>()
  const aim = useRef<Aim>('pay')
  const { actor, present } = openSubscriptions(cloud)
  useEffect(
    () =>
      present({
        isMeant: (command) => dialogs.confirm(questionText(t, command)),
        tell: async (outcome, isAway) => {
          if (outcome.kind === 'succeeded') {
            signal(cloud, outcome.command)
            const title = t(`accountCheckout.outcome.${successes[outcome.command.kind]}`)
            if (isAway) toasts.show({ kind: 'success', isSticky: true, title })
            else links.go('payment-success')
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
          links.go(isUncertain ? { screen: 'payment-fail', outcome: 'unknown' } : 'payment-fail')
        },
      }),
    [present, cloud, dialogs, t, toasts, variant, links],
  )
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const command = useSelector(actor, ({ context }) => context.command)
  const stage = useSelector(actor, (snapshot) => stages.find(([state]) => snapshot.matches(state))?.[1])
  return {
    make: (request) => {
      aim.current = aims[request.kind]
      actor.send({ type: 'request.made', request })
    },
    isBusy,
    window:
      command !== undefined && stage !== undefined && hidden !== command ? (
        <PayingWindow title={titles[command.kind]} stage={stage} onClose={() => setHidden(command)} />
      ) : null,
  }
}
