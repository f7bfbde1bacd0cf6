import type { UserRecord } from '../../../../../schemas/generated/types'
import type { PlanPrice, PlanTrial } from './PlanProduct'

/**
 * The free trial that somebody may have of a price [A4.5-1 A5-17]: never after another one, never who had a subscription. Without a
 * record, as right after signing up, nothing speaks against it.
 */
export const trialOf = (
  record: UserRecord | undefined,
  price: PlanPrice | undefined,
): PlanTrial | undefined => {
  if (record?.isTrialAvailable === false || record?.planData) return undefined
  return price?.trial
}
