import type { Duration } from './readCatalogue'

/** What becomes of one; `deleted` is how the provider calls what has ended [A4.3]. */
export const statuses = ['active', 'trialing', 'past_due', 'deleted'] as const

/** What somebody pays for, in the billing provider's books. */
export type Subscription = {
  id: string
  uid: string
  plan: string
  duration: Duration
  status: (typeof statuses)[number]
  /** ms since 1970. */
  signedUpAt: number
  /** When the next payment is due, ms since 1970; null when none is. */
  dueAt: number | null
  /** Each later payment, EUR. */
  amount: number
  /** Part of the addresses at which its owner changes it: who knows it may. */
  key: string
  /** Where these addresses are. */
  origin: string
}

/** The books in a file, or undefined when it holds none; an entry that is no subscription is left out. */
export function readSubscriptions(value: unknown): Subscription[] | undefined {
  return Array.isArray(value) ? value.filter(isSubscription) : undefined
}

function isSubscription(value: unknown): value is Subscription {
  if (typeof value !== 'object' || value === null) return false
  const texts = ['id', 'uid', 'plan', 'duration', 'status', 'key', 'origin']
  const kept = new Map<string, unknown>(Object.entries(value))
  return (
    texts.every((name) => typeof kept.get(name) === 'string') &&
    typeof kept.get('signedUpAt') === 'number' &&
    typeof kept.get('amount') === 'number'
  )
}
