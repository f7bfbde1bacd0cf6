import type { UserRecord } from '../../../../../schemas/generated/types'
import type { PlanDuration } from '../../ways/WaysContext'
import { heldPlan } from './heldPlan'
import type { PlanProduct } from './PlanProduct'
import { trialOf } from './trialOf'

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
