import type { UserRecord } from '../../../../../schemas/generated/types'

/** How a subscription stands. */
export interface SubscriptionStatus {
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
