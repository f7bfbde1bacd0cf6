import type { Duration } from '../services/plans/readCatalogue'

/**
 * Under which id the provider sells each plan and duration, by the product's code: e.g. `{ virtuoso: {
 * monthly: 'pri_1', yearly: ['pri_3', 'pri_2'] } }`. Of a list the first is sold; the others are what it was
 * sold as before, which people still pay for. What is not here is not sold.
 */
export type PriceIds = Readonly<
  Record<string, Readonly<Partial<Record<Duration, string | readonly string[]>>> | undefined>
>

/** What every provider needs. */
interface SharedSettings {
  prices: PriceIds
  /** Whether this is the provider's place for trying things out, where nobody pays anything. */
  sandbox: boolean
  /** Where the provider's API is instead; for tests. Without a slash at its end. */
  apiBase?: string
}

/** What providers need whose pages are opened by our own script. */
interface OwnPages {
  /** Where browsers reach the services, e.g. `https://account.example.com`; without a slash at its end. */
  origin: string
  /** 32 characters or more that nobody knows: orders and the addresses of pages are signed with it. */
  linkSecret: string
  /** The secrets that calls are signed with: the one of now, and while it is changed the one before. */
  webhookSecrets: readonly string[]
}

/** The older kind of Paddle, with `https://cdn.paddle.com/paddle/paddle.js` as the script of the checkout. */
export interface PaddleClassicSettings extends SharedSettings {
  provider: 'paddle-classic'
  vendor: number
  vendorAuthCode: string
  /** PEM, by which its calls are known. */
  publicKey: string
}

/** Paddle Billing. */
export interface PaddleSettings extends SharedSettings, OwnPages {
  provider: 'paddle'
  apiKey: string
  /** For browsers; it is no secret. */
  clientToken: string
  /** Prices with a trial, where plans are tried before they are paid for. */
  trialPrices?: PriceIds
}

/** Stripe. */
export interface StripeSettings extends SharedSettings, OwnPages {
  provider: 'stripe'
  secretKey: string
  /** For browsers; it is no secret. */
  publishableKey: string
}

/** Who takes the money of a real project. */
export type BillingSettings = PaddleClassicSettings | PaddleSettings | StripeSettings
