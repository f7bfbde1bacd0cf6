import type { Billing, BillingEvent, BillingReport } from '../../../../cloud/services/ports/Billing'

/**
 * A billing provider that goes on while the services die: what it is asked with a key it does once. `did`
 * says how often it has done what.
 */
export function providerOfTests(now: number) {
  const made = new Map<string, BillingEvent>()
  const did = { charged: 0, changed: 0, ended: 0 }
  let at = now
  const once = (key: string, kind: keyof typeof did, make: () => Omit<BillingEvent, 'id' | 'at'>) => {
    const known = made.get(key)
    if (known !== undefined) return known
    did[kind] += 1
    const event = { ...make(), id: key, at: (at += 1) }
    made.set(key, event)
    return event
  }
  const billing: Billing = {
    price: async ({ amount }) => ({ today: amount, later: amount }),
    change: async ({ id }, { plan, duration, amount }, key) =>
      once(key, 'changed', () => ({ subscription: id, says: { plan, duration, amount } })),
    cancel: async ({ id }, key) =>
      once(key, 'ended', () => ({ subscription: id, says: { status: 'deleted', dueAt: null } })),
    pages: ({ id }) => ({
      update: `https://pay.example/${id}/update`,
      cancel: `https://pay.example/${id}/end`,
    }),
    read: async () => undefined,
    charge: async (uid, offer, _token, key) =>
      once(key, 'charged', () => ({ uid, subscription: `sub-${uid}`, says: begun(offer, now) })),
  }
  return { billing, did }
}

/** What a plan that has just begun is. */
export const begun = (
  { plan, duration, amount }: Pick<BillingReport & { plan: string }, 'plan' | 'duration' | 'amount'>,
  now: number,
): BillingReport => ({
  ...(plan !== undefined && { plan }),
  ...(duration !== undefined && { duration }),
  ...(amount !== undefined && { amount }),
  status: 'active',
  signedUpAt: now,
  dueAt: now + 30 * 86_400_000,
})
