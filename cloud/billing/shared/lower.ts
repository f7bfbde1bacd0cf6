import type { Offer } from '../../services/plans/readCatalogue'
import type { Price } from '../../services/ports/Billing'

/** What a coupon takes off, of each payment or of the first. */
export interface Reduction {
  /** Share of the price, 0 to 1. */
  share: number
  /** EUR, after that. */
  less: number
  /** Whether later payments are lower, too. */
  lasts: boolean
}

/** The price after a coupon, EUR; never below nothing. */
export const lowered = (amount: number, { share, less }: Pick<Reduction, 'share' | 'less'>): number =>
  Math.max(0, Math.round((amount * (1 - share) - less) * 100) / 100)

/** What an offer costs by the catalogue, with what a coupon takes off. */
export function priceOf(offer: Offer, reduction: Reduction | undefined): Price {
  const lower = reduction === undefined ? offer.amount : lowered(offer.amount, reduction)
  return {
    today: lower,
    later: offer.duration === 'lifetime' ? undefined : reduction?.lasts === true ? lower : offer.amount,
  }
}

interface Remembered<T> {
  until: number
  value: Promise<T>
}

/** ms */
const keptFor = 60_000
const mostKept = 200

/**
 * Asks for each key once a minute at most: anybody may ask what a coupon does, and each question is one to
 * the provider. What failed is asked again.
 */
export function remember<T>(
  now: () => number,
  ask: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const kept = new Map<string, Remembered<T>>()
  return (key) => {
    const found = kept.get(key)
    if (found !== undefined && found.until > now()) return found.value
    const value = ask(key)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.delete(key)
    kept.set(key, { until: now() + keptFor, value })
    value.catch(() => kept.delete(key))
    return value
  }
}

/** A code as it may be asked for; undefined for none, and for what cannot be one. */
export function readCode(written: string | undefined): string | undefined {
  const code = (written ?? '').trim().toUpperCase()
  return /^[\w-]{1,32}$/.test(code) ? code : undefined
}
