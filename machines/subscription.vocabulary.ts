// The words of the machine of subscriptions: paying, changing, cancelling [A4.6 … A4.10].

/**
 * A plan as somebody chose it; what a catalogue does not say is undefined, and may be what stands in the way.
 */
export interface RequestedPlan {
  /** Product code, e.g. virtuoso. */
  code: string
  planCode: string | undefined
  name: string
  /** monthly, yearly or lifetime */
  duration: string
  /** The billing provider's id of this plan for this duration [A5-13]. */
  productId: number | undefined
}

/** Who pays; '' where the cloud does not know it. */
export interface Buyer {
  uid: string
  email: string
}

/** The subscription that somebody has. */
export interface HeldSubscription {
  /** Undefined where there is none. */
  id: string | undefined
  /** `free` where there is none. */
  plan: string
  duration: string
  /** For life: neither changed nor cancelled [A6-6]. */
  isLifetime: boolean
  /** Paid through the older card payment provider: changed and cancelled by request records [A3.4]. */
  isByCard: boolean
}

/** A free trial, as the hosted checkout is told of it [A4.6-1]. */
export interface WishedTrial {
  days: number
  daysAuth: string
  auth: string
}

/** What somebody wants, as the page knows it; `held` is undefined where nobody knows what they have. */
export type SubscriptionRequest =
  | {
      kind: 'checkout'
      plan: RequestedPlan | undefined
      buyer: Buyer | undefined
      held: HeldSubscription | undefined
      coupon?: string
      trial?: WishedTrial
    }
  /** By the older card payment provider [A2.5-13]. */
  | {
      kind: 'card'
      plan: RequestedPlan | undefined
      buyer: Buyer | undefined
      held: HeldSubscription | undefined
      isTrial: boolean
    }
  | { kind: 'change'; plan: RequestedPlan | undefined; buyer: Buyer | undefined; held: HeldSubscription }
  | { kind: 'cancel'; buyer: Buyer | undefined; held: HeldSubscription }

/** What the hosted checkout is opened with. */
export interface HostedOrder extends Buyer {
  product: number
  coupon?: string
  trial?: WishedTrial
}

/** A request record of the older card payment provider, and where it is pushed [A3.4]. */
export type CardRequest = { uid: string } & (
  | { kind: 'subscriptions'; plan: RequestedPlan; token: string }
  | { kind: 'cancellations'; subscriptionId: string }
  | { kind: 'updates'; planCode: string; duration: string }
)

/** A wish of which all is known that it takes. */
export type SubscriptionCommand =
  | { kind: 'checkout'; plan: RequestedPlan; order: HostedOrder }
  | { kind: 'card'; plan: RequestedPlan; buyer: Buyer; isTrial: boolean }
  | {
      kind: 'change'
      plan: RequestedPlan
      buyer: Buyer
      held: HeldSubscription
      productId: number
      planCode: string
    }
  | { kind: 'cancel'; buyer: Buyer; held: HeldSubscription; subscriptionId: string }

/**
 * Why nothing came of a wish. Nothing was paid for, changed or cancelled with any of them, but where it
 * cannot be known.
 */
export type ProblemCode =
  /** [A5-13] */
  | 'noProductId'
  /** [A5-16] */
  | 'noUser'
  /** Somebody is signed in, but without e-mail or uid [A5-16]. */
  | 'noAddress'
  /** [A5-20] */
  | 'noPreviousPlan'
  | 'noPlanSelected'
  /** [A5-21] */
  | 'noSubscription'
  /** [A5-22] */
  | 'yearlyToMonthly'
  /** [A6-6] */
  | 'lifetime'
  /** Who has a plan changes it instead of paying for a second one [A4.4-5]. */
  | 'hasPlan'
  /** [A8-27] */
  | 'scriptFailed'
  | 'scriptAborted'
  /** The checkout was closed before it was over [A4.6-3]. */
  | 'notCompleted'
  /** [A8-7] */
  | 'timeout'
  | 'unreachable'
  /** Only what stands before the cloud answered: it may have been done. */
  | 'away'
  /** The cloud is asked too often; it has not done it. */
  | 'busy'
  /** Nothing was sent, and nothing will be: the cloud was out of reach before. */
  | 'notSent'
  /** The card provider said neither yes nor why not [A8-21]. */
  | 'noCardError'
  /** With words of the cloud, which say why [A8-20]. */
  | 'told'
  /** Without a word [A8-20 A8-17]. */
  | 'paymentFailed'
  | 'cancellationFailed'

/** What went wrong. */
export interface SubscriptionProblem {
  code: ProblemCode
  /** The cloud's own words; of `told` only. */
  message?: string
}

/** What the machine remembers. */
export interface SubscriptionContext {
  command: SubscriptionCommand | undefined
  /** Of the card, from the provider's own window. */
  token: string
  /** Of the request record that is waited for. */
  requestId: string
  problem: SubscriptionProblem | undefined
}

/** What happens to the machine. */
export type SubscriptionEvent =
  | { type: 'request.made'; request: SubscriptionRequest }
  /** The answers to what is `asked`. */
  | { type: 'request.confirmed' }
  | { type: 'request.withdrawn' }
  /** What went wrong was read. */
  | { type: 'problem.read' }

/**
 * `asked`: whether a change or a cancellation is really meant [A4.8-2 A4.9-2]; `refused`: nothing was begun,
 * and one may try again here; `failed`: it was begun, and failed; `uncertain`: the answer was lost, and the
 * record does not say yet that it was done.
 */
export type SubscriptionEmitted =
  | { type: 'asked'; command: SubscriptionCommand }
  | { type: 'refused'; problem: SubscriptionProblem }
  | { type: 'failed'; command: SubscriptionCommand; problem: SubscriptionProblem }
  | { type: 'uncertain'; command: SubscriptionCommand; problem: SubscriptionProblem }
  | { type: 'succeeded'; command: SubscriptionCommand }

/** `busy`: no other wish is taken; `elsewhere`: another window is in front, where somebody pays. */
export type SubscriptionTag = 'busy' | 'elsewhere'
