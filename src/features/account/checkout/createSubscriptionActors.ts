import { pause } from '../../../ui/pause'
import type { TFunction } from 'i18next'
import { fromPromise } from 'xstate'
import type {
  ProblemCode,
  SubscriptionProblem,
  CardRequest,
  HostedOrder,
  SubscriptionCommand,
} from '../../../../machines/subscription.machine'
import type { DialogWords } from '../../../ui/dialogs/Dialogs'
import { type CheckoutVariant, heldPlan } from '../plans/planRules'
import type { PaymentRequest, UserRecord } from '../../../../schemas/generated/types'
import type { Cloud } from '../../../cloud/ports/Cloud'

/** Somebody has just signed up: they are told that the account is there all the same [A5-15 A5-16 A8-14]. */
const afterSignUp = {
  noProductId: 'accountCheckout.problem.noProductIdSignup',
  noUser: 'accountCheckout.problem.noUserSignup',
} as const

/** What somebody wanted when something went wrong. */
export type Aim = 'pay' | 'change' | 'cancel'

interface Circumstances {
  aim: Aim
  variant: CheckoutVariant
  /** It may have been done all the same. */
  isUncertain?: boolean
}

const messageOf = (
  t: TFunction,
  { code, message }: SubscriptionProblem,
  { variant, isUncertain }: Circumstances,
): string => {
  if (isUncertain && code !== 'timeout' && code !== 'unreachable' && code !== 'away')
    return t('accountCheckout.problem.uncertain')
  if (code === 'told') return message ?? t('accountCheckout.problem.paymentFailed')
  if (code === 'paymentFailed') {
    return `${t('accountCheckout.problem.paymentFailed')}. ${t('accountCheckout.problem.paymentFailedHint')}`
  }
  if (variant === 'signup' && (code === 'noProductId' || code === 'noUser')) return t(afterSignUp[code])
  return t(`accountCheckout.problem.${code}`)
}

/** Problems after which nothing was paid for certain. */
const harmless: readonly ProblemCode[] = [
  'noProductId',
  'noUser',
  'noAddress',
  'noPlanSelected',
  'hasPlan',
  'lifetime',
  'scriptFailed',
  'scriptAborted',
  'notSent',
]

const titleOf = (
  t: TFunction,
  { code }: SubscriptionProblem,
  { aim, isUncertain }: Circumstances,
): string => {
  if (isUncertain) return t('accountCheckout.problem.title.uncertain')
  if (aim !== 'pay') return t(`accountCheckout.problem.title.${aim}`)
  if (code === 'notCompleted') return t('accountCheckout.problem.title.notCompleted')
  return t(`accountCheckout.problem.title.${harmless.includes(code) ? 'refused' : 'failed'}`)
}

/** What is said of a problem, in our modal instead of an alert [A8-13 … A8-21]. */
export const problemText = (
  t: TFunction,
  problem: SubscriptionProblem,
  circumstances: Circumstances,
): DialogWords => ({
  title: titleOf(t, problem, circumstances),
  message: messageOf(t, problem, circumstances),
})

/** How often the record is read for what became of a call, and how long between, ms. */
const lookUps = 4
const lookUpPause = 2500

/** Whether a record shows that it was done. */
const isDone = (command: SubscriptionCommand, record: UserRecord | undefined): boolean => {
  const held = heldPlan(record)
  if (command.kind === 'cancel') return held.isFree
  if (command.kind === 'checkout') return held.code === command.plan.code
  return held.code === command.plan.code && held.duration === command.plan.duration
}

const uidOf = (command: SubscriptionCommand) =>
  command.kind === 'checkout' ? command.order.uid : command.buyer.uid

const recordOf = (request: CardRequest): PaymentRequest => {
  if (request.kind === 'cancellations') return { subscriptionId: request.subscriptionId }
  if (request.kind === 'updates') return { planCode: request.planCode, planDuration: request.duration }
  const { planCode, name, duration } = request.plan
  const code = planCode ?? ''
  return {
    product: { name, planCode: code },
    planCode: code,
    planDuration: duration,
    token: request.token,
  }
}

/** The actors of the subscription machine on the cloud [A7.1-2 A7.1-3 A7.2-4 A7.4-1]. */
export const createSubscriptionActors = ({ checkout, cards, functions, records }: Cloud) => ({
  load: fromPromise<void>(() => checkout.load()),
  checkOut: fromPromise<'paid' | 'closed', HostedOrder>(({ input }) => {
    const { product, email, uid, ...offer } = input
    return checkout.open({ product, email, passthrough: { email, uid }, ...offer })
  }),
  takeCard: fromPromise<string | undefined, Extract<SubscriptionCommand, { kind: 'card' }>>(({ input }) => {
    const { plan, buyer, isTrial } = input
    if (!cards) return Promise.reject(new Error('there is no card provider'))
    const order = { planCode: plan.planCode ?? '', planDuration: plan.duration, isTrial }
    return cards.token({ ...order, uid: buyer.uid, email: buyer.email })
  }),
  call: fromPromise<void, SubscriptionCommand>(({ input }) =>
    input.kind === 'change'
      ? functions.updateSubscription(input.productId, input.plan.duration)
      : functions.cancelSubscription(),
  ),
  push: fromPromise<string, CardRequest>(({ input }) =>
    records.pushPayment(input.kind, input.uid, recordOf(input)),
  ),
  awaitStatus: fromPromise<unknown, { request: CardRequest; id: string; wait: number }>(({ input }) =>
    records.paymentStatus(input.request.kind, input.request.uid, input.id, input.wait),
  ),
  readError: fromPromise<string | undefined, { request: CardRequest; id: string }>(({ input }) =>
    records.paymentError(input.request.kind, input.request.uid, input.id),
  ),
  lookUp: fromPromise<boolean, SubscriptionCommand>(async ({ input }) => {
    for (let number = 0; number < lookUps; number++) {
      if (number > 0) await pause(lookUpPause)
      const record = await records.readUser(uidOf(input)).catch(() => undefined)
      if (record && isDone(input, record)) return true
    }
    return false
  }),
})
