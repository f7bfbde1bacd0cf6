import type { Subscription } from '../ports/Billing'

/**
 * What the billing provider's word makes of users/{uid} [A3.1-11 to A3.1-15]; null takes a field away. `rev`
 * says how new it is.
 */
export function planRecord(
  subscription: Subscription,
  pages: { update: string; cancel: string } | undefined,
  rev: number,
): Record<string, unknown> {
  const { id, status, plan, duration, signedUpAt, dueAt, endsAt = null, amount } = subscription
  const known = { status, signupDate: moment(signedUpAt), subscriptionId: id, rev }
  // Ended: premium stops at once [A4.3-7 A4.3-8].
  if (status === 'deleted')
    return { plan: 'free', planDuration: null, planData: known, expire_at: null, isTrialAvailable: false }
  const base = { plan, planDuration: duration, isTrialAvailable: false }
  if (!hasPages(subscription)) return { ...base, planData: known, expire_at: null }
  const addresses = pages && { updateUrl: pages.update, cancelUrl: pages.cancel }
  if (endsAt !== null || dueAt === null)
    return { ...base, planData: { ...known, ...addresses }, expire_at: inSeconds(endsAt ?? 0) }
  return {
    ...base,
    planData: {
      ...known,
      ...addresses,
      nextPayment: { amount, currency: 'EUR', date: moment(dueAt).slice(0, 10) },
    },
    expire_at: inSeconds(dueAt),
  }
}

/** Whether there is anything that its owner could change: what is paid once just is. */
export const hasPages = ({ duration, dueAt, endsAt = null }: Subscription) =>
  duration !== 'lifetime' && (dueAt !== null || endsAt !== null)

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000)

/** YYYY-MM-DD HH:MM:SS */
function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
