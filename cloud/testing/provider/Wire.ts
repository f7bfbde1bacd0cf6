import type { BillingSettings } from '../../billing/BillingSettings'
import type { Duration } from '../../services/plans/readCatalogue'

/** What somebody has bought from the fake provider. */
export interface Sold {
  id: string
  plan: string
  duration: Duration
  /** EUR, of each later payment without a coupon. */
  amount: number
  /** Share that a coupon takes off for good. */
  share: number
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  begunAt: number
  dueAt: number
  endsAt: number | undefined
  /** What came with the order: for the older kind what the browser gave, else what the server wrote. */
  written: Readonly<Record<string, unknown>>
  payment: string
}

/** What happened to it. */
export type Happening =
  | 'begun'
  | 'renewed'
  | 'failed'
  | 'changed'
  | 'scheduled'
  | 'canceled'
  | 'refunded'
  | 'partlyRefunded'
  | 'unheardOf'

/** One delivery of an event. */
export interface Call {
  headers: Readonly<Record<string, string>>
  body: string
}

/** How a call is signed, where not as usual. */
export interface Signing {
  /** ms since 1970; default now. */
  at?: number
  /** With a key that is not the provider's. */
  isForged?: boolean
}

/** What a wire gets of a request of ours, and answers. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  body: string
  headers: Readonly<Record<string, string | undefined>>
}

/** What the fake provider keeps, for a wire that answers requests about it. */
export interface Shop {
  now(): number
  find(id: string): Sold | undefined
  /** Something happens to it, and is told of. */
  happen(sold: Sold, happening: Happening, change?: Partial<Sold>): Sold
  /** Keeps an order until it is paid for, under a reference. */
  order(reference: string, order: Ordered): void
  /** A number that was not there before. */
  next(): number
}

/** What the panel, or our server, has ordered. */
export interface Ordered {
  plan: string
  duration: Duration
  trialDays: number
  coupon: string | undefined
  written: Readonly<Record<string, unknown>>
}

/** How one provider speaks. */
export interface Wire {
  settings(base: string): BillingSettings
  idOf(number: number): string
  /** What is sent for what happened, in order; unsigned. */
  events(happening: Happening, sold: Sold, at: number, number: number): string[]
  sign(body: string, signing: Required<Signing>): Call
  /** Undefined for what it does not know. */
  answer(asked: Asked, shop: Shop): { status: number; body: unknown } | undefined
}

/** What is sold, EUR. */
export const amounts: Readonly<Record<string, Readonly<Partial<Record<Duration, number>>>>> = {
  virtuoso: { monthly: 2.99, yearly: 29.9, lifetime: 99 },
  superstar: { monthly: 6.99, yearly: 69.9, lifetime: 199 },
}

/** Prices under ids that are made of plan and duration. */
export function priceIds(id: (plan: string, duration: Duration) => string) {
  return Object.fromEntries(
    Object.entries(amounts).map(([plan]): [string, Record<Duration, string>] => [
      plan,
      { monthly: id(plan, 'monthly'), yearly: id(plan, 'yearly'), lifetime: id(plan, 'lifetime') },
    ]),
  )
}

/** Shares that coupons take off, and whether for good. */
export const coupons: Readonly<Record<string, { share: number; lasts: boolean }>> = {
  WELCOME20: { share: 0.2, lasts: true },
  FIRSTFREE: { share: 1, lasts: false },
}
