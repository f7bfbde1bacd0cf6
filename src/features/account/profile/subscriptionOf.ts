import type { UserRecord } from '../../../../schemas/generated/types'
import { heldPlan } from '../plans/planRules'

/** What a profile says of the subscription [A2.4-40]. */
export interface Subscription {
  status: 'active' | 'trialing' | 'pastDue' | 'inactive'
  isActive: boolean
  /** '' for free. */
  plan: string
  duration: string
  isLifetime: boolean
  signupDate: string | undefined
  nextPayment: { amount: number; currency: string; date: string | undefined } | undefined
  /** Where the payment method is changed; undefined where it cannot be [A2.4-41]. */
  updateUrl: string | undefined
  canCancel: boolean
  /** A plan that somebody has, which has to be cancelled before the account is deleted [A4.11-1]. */
  mustCancel: boolean
  /** Deleting the account needs the plan cancelled, which a lifetime plan cannot be [A2.4-39 A4.3-6]. */
  canDelete: boolean
}

const statuses = { active: 'active', trialing: 'trialing', past_due: 'pastDue' } as const

const isKnown = (status: string): status is keyof typeof statuses => Object.hasOwn(statuses, status)

/** The subscription of a record; past due still counts as active [A4.3]. */
export const subscriptionOf = (record: UserRecord | undefined): Subscription => {
  const { status = '', signupDate, updateUrl, cancelUrl, nextPayment } = record?.planData ?? {}
  const plan = record?.plan && record.plan !== 'free' ? record.plan : ''
  const duration = record?.planDuration || 'monthly'
  const isLifetime = plan !== '' && duration === 'lifetime'
  const shown = isKnown(status) ? statuses[status] : 'inactive'
  const isActive = shown !== 'inactive'
  const amount = Number(nextPayment?.amount ?? Number.NaN)
  // What the record still names after its end needs no cancelling; a plan for life cannot be cancelled,
  // whatever its status.
  const held = heldPlan(record)
  return {
    status: shown,
    isActive,
    plan,
    duration,
    isLifetime,
    signupDate,
    nextPayment: Number.isFinite(amount)
      ? { amount, currency: nextPayment?.currency ?? '', date: nextPayment?.date }
      : undefined,
    updateUrl: isLifetime || !updateUrl ? undefined : updateUrl,
    canCancel: !isLifetime && Boolean(cancelUrl),
    mustCancel: !held.isFree,
    canDelete: !held.isLifetime,
  }
}
