import type { Subscription } from './Subscription'

/** What the billing provider's word makes of users/{uid} [A3.1-11 to A3.1-15]; null takes a field away. */
export function planRecord(subscription: Subscription): Record<string, unknown> {
  const { id, status, plan, duration, signedUpAt, dueAt, amount, key, origin } = subscription
  const known = { status, signupDate: moment(signedUpAt), subscriptionId: id }
  // Ended: premium stops at once [A4.3-7 A4.3-8].
  if (status === 'deleted')
    return { plan: 'free', planDuration: null, planData: known, expire_at: null, isTrialAvailable: false }
  const address = (page: string) => `${origin}/checkout/${page}?subscription=${id}&key=${key}`
  const pays = duration !== 'lifetime' && dueAt !== null
  return {
    plan,
    planDuration: duration,
    planData: pays
      ? {
          ...known,
          updateUrl: address('update'),
          cancelUrl: address('cancel'),
          nextPayment: { amount, currency: 'EUR', date: moment(dueAt).slice(0, 10) },
        }
      : known,
    expire_at: pays ? Math.floor(dueAt / 1_000) : null,
    isTrialAvailable: false,
  }
}

/** YYYY-MM-DD HH:MM:SS */
function moment(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
