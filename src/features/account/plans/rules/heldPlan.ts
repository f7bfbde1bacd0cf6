import type { UserRecord } from '../../../../../schemas/generated/types'
import type { PlanDuration } from '../../ways/WaysContext'
import { subscriptionStatus } from './subscriptionStatus'

/** The plan that somebody has now. */
export interface HeldPlan {
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
 * The plan of a record. Where the subscription has ended [A4.3-4] the plan that the record still names counts as free: who has no plan any
 * more must be offered one, not told that it is the current one. A plan for life has no subscription that could end.
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
