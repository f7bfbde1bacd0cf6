import { type Duration, type Offer, durations } from '../../services/plans/readCatalogue'
import type { PriceIds } from '../BillingSettings'

/** What is sold under a price, and under which price something is. */
export interface Prices {
  /** Undefined for what is not sold. */
  idOf(offer: Pick<Offer, 'plan' | 'duration'>): string | undefined
  /** Of prices of before, too; undefined for one that the settings do not have. */
  soldAs(id: string): { plan: string; duration: Duration } | undefined
}

/** Reads which price is which. */
export function readPrices(...lists: readonly (PriceIds | undefined)[]): Prices {
  const sold = new Map<string, { plan: string; duration: Duration }>()
  for (const prices of lists)
    for (const [plan, ids] of Object.entries(prices ?? {}))
      for (const duration of durations)
        for (const id of listOf(ids?.[duration])) sold.set(id, { plan, duration })
  return {
    soldAs: (id) => sold.get(id),
    idOf: ({ plan, duration }) => {
      const [first] = lists
      const ids = first !== undefined && Object.hasOwn(first, plan) ? first[plan] : undefined
      return listOf(ids?.[duration])[0]
    },
  }
}

const listOf = (ids: string | readonly string[] | undefined): readonly string[] =>
  typeof ids === 'string' ? [ids] : (ids ?? [])
