import type { PlanDuration } from '../links/NavigationLinksContext'
import type { UserRecord } from '../../../../schemas/generated/types'
import type { HeldSubscription, RequestedPlan } from '../../../../machines/subscription.machine'

/**
 * A free trial as the billing provider wants it told [A3.3-7]; only one of which all is known counts
 * [A4.5-1].
 */
export interface PlanTrial {
  days: number
  daysAuth: string
  auth: string
}

/** What a product costs for one duration. */
export interface PlanPrice {
  /** Euros [A9-6]. */
  amount: number
  /**
   * The billing provider's product id; undefined where the catalogue has no integer, and then nothing can be
   * paid [A5-13].
   */
  productId: number | undefined
  trial: PlanTrial | undefined
}

/** A product of the catalogue as cards show it [A3.3]. */
export interface PlanProduct {
  /** Its key in the catalogue: free, virtuoso, superstar. */
  code: string
  /** As requests name it; undefined where the catalogue does not [A5-20]. */
  planCode: string | undefined
  name: string
  maxDevices: number
  /** Translation keys, blank rows left out [A3.3-2]. */
  features: readonly string[]
  prices: Readonly<Partial<Record<PlanDuration, PlanPrice>>>
}

/** Durations that can be chosen; lifetime is only ever held [A2.4-46]. */
export type ChosenDuration = 'monthly' | 'yearly'

/** How a subscription stands. */
interface SubscriptionStatus {
  isActive: boolean
  /** There was one, and it is over; false where there never was one. */
  hasEnded: boolean
  /** Names its word, among those of the plans [A4.3-1 … A4.3-4]. */
  label: 'active' | 'trialing' | 'pastDue' | 'inactive'
}

const labels: Readonly<Record<string, 'active' | 'trialing' | 'pastDue'>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'pastDue',
}

/** The subscription of a record, as the billing provider wrote it [A4.3]. */
export const subscriptionStatus = (record: UserRecord | undefined): SubscriptionStatus => {
  const status = record?.planData?.status
  const label = status !== undefined && Object.hasOwn(labels, status) ? labels[status] : undefined
  return { isActive: label !== undefined, hasEnded: Boolean(status) && !label, label: label ?? 'inactive' }
}

/** The plan that somebody has now. */
interface HeldPlan {
  /** Product code; `free` where the record names none [A3.1-11]. */
  code: string
  /** [A3.1-12] */
  duration: PlanDuration
  isFree: boolean
  /** For life: never cancelled, changed or paid for again [A6-6]. */
  isLifetime: boolean
}

const durationOf = (duration: string | null | undefined): PlanDuration =>
  duration === 'yearly' || duration === 'lifetime' ? duration : 'monthly'

/**
 * The plan of a record. Where the subscription has ended [A4.3-4] the plan that the record still names counts
 * as free: who has no plan any more must be offered one, not told that it is the current one. A plan for life
 * has no subscription that could end.
 */
export const heldPlan = (record: UserRecord | undefined): HeldPlan => {
  const duration = durationOf(record?.planDuration)
  const named = record?.plan || 'free'
  const hasEnded = duration !== 'lifetime' && subscriptionStatus(record).hasEnded
  const code = hasEnded ? 'free' : named
  const isFree = code === 'free'
  return {
    code,
    duration: isFree ? 'monthly' : duration,
    isFree,
    isLifetime: !isFree && duration === 'lifetime',
  }
}

/** Where somebody pays; each has its own rule and its own failures [A5-14 … A5-18]. */
export type CheckoutVariant = 'signup' | 'plans' | 'landing'

/** What of coupon and trial goes to the checkout. */
interface CheckoutOffer {
  coupon?: string
  trial?: PlanTrial
}

/** A coupon as typed, undefined where there is none; any character may stand in one [A5-19]. */
const couponOf = (typed: string | undefined): string | undefined => typed?.trim() || undefined

/** A coupon takes the place of the trial, but on the landing page, where both are sent [A5-18]. */
export const offerOf = (
  variant: CheckoutVariant,
  typed: string | undefined,
  trial: PlanTrial | undefined,
): CheckoutOffer => {
  const coupon = couponOf(typed)
  const isOverridden = coupon !== undefined && variant !== 'landing'
  return {
    ...(coupon === undefined ? {} : { coupon }),
    ...(trial === undefined || isOverridden ? {} : { trial }),
  }
}

/** Whether a trial is still spoken of: a coupon overrides it on every page [A4.5-2]. */
export const showsTrial = (typed: string | undefined, trial: PlanTrial | undefined): trial is PlanTrial =>
  trial !== undefined && couponOf(typed) === undefined

/**
 * The free trial that somebody may have of a price [A4.5-1 A5-17]: never after another one, never who had a
 * subscription. Without a record, as right after signing up, nothing speaks against it.
 */
export const trialOf = (
  record: UserRecord | undefined,
  price: PlanPrice | undefined,
): PlanTrial | undefined => {
  if (record?.isTrialAvailable === false || record?.planData) return undefined
  return price?.trial
}

/** What a page of cards is for; all but `plans` show one card, the one that was chosen. */
export type PlanCardMode = 'plans' | 'subscribe' | 'change' | 'cancel'

/** What a card says and lets one do. */
export type PlanCardState =
  | { kind: 'current' }
  /** Back to the free plan. */
  | { kind: 'downgrade' }
  | { kind: 'subscribe'; isTrial: boolean }
  | { kind: 'change'; isDisabled: boolean }
  /** Paid here and now: by the hosted checkout, or by the older card payment provider [A4.4-6]. */
  | { kind: 'checkout'; isTrial: boolean }
  | { kind: 'update' }
  | { kind: 'cancel' }
  /** Nothing is for sale to who has a plan for life [A4.4-8 A6-6]. */
  | { kind: 'lifetime' }
  /** The product has no such duration. */
  | { kind: 'unavailable' }

/** What decides about a card. */
interface Circumstances {
  record: UserRecord | undefined
  product: PlanProduct
  duration: PlanDuration
  mode?: PlanCardMode
}

/** The plan card table [A4.4]. */
export const planCardState = ({
  record,
  product,
  duration,
  mode = 'plans',
}: Circumstances): PlanCardState => {
  const held = heldPlan(record)
  const isSamePlan = product.code === held.code
  const isOfFree = product.code === 'free'
  if (isSamePlan && (isOfFree || held.isLifetime || duration === held.duration)) return { kind: 'current' }
  if (held.isLifetime) return { kind: 'lifetime' }
  if (isOfFree) return { kind: mode === 'cancel' ? 'cancel' : 'downgrade' }
  const price = product.prices[duration]
  if (!price) return { kind: 'unavailable' }
  if (held.isFree) {
    const isTrial = trialOf(record, price) !== undefined
    return { kind: mode === 'subscribe' ? 'checkout' : 'subscribe', isTrial }
  }
  // Nobody changes from yearly to monthly [A4.4-5 A5-22].
  const isDisabled = held.duration === 'yearly' && duration === 'monthly'
  return mode === 'change' && !isDisabled ? { kind: 'update' } : { kind: 'change', isDisabled }
}

/** A product for a duration, as the machine of subscriptions wants it told. */
export const toRequestedPlan = (product: PlanProduct, duration: PlanDuration): RequestedPlan => ({
  code: product.code,
  planCode: product.planCode,
  name: product.name,
  duration,
  productId: product.prices[duration]?.productId,
})

/**
 * The subscription of a record. Where it is over there is none. What bears no address of the billing provider
 * was paid through the older card payment provider, if this interface has that one.
 */
export const toHeld = (record: UserRecord | undefined, hasCards: boolean): HeldSubscription => {
  const held = heldPlan(record)
  const { subscriptionId, updateUrl, cancelUrl } = record?.planData ?? {}
  const id = held.isFree || subscriptionId === undefined ? '' : String(subscriptionId).trim()
  return {
    id: id || undefined,
    plan: held.code,
    duration: held.duration,
    isLifetime: held.isLifetime,
    isByCard: hasCards && !updateUrl && !cancelUrl,
  }
}
