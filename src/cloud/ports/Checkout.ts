/** What the hosted checkout is opened with [A7.4-1]. */
export interface CheckoutOrder {
  /** The provider's product id. */
  product: number
  email: string
  passthrough: { email: string; uid: string }
  coupon?: string
  trial?: { days: number; daysAuth: string; auth: string }
}

/** What something costs, as the provider says. */
export interface LocalPrice {
  /** Gross amount per period. */
  gross: number
  /** e.g. EUR */
  currency: string
}

/**
 * The billing provider's overlay. Its script is loaded at the first use only; a failed load is tried again at
 * the next.
 */
export interface Checkout {
  /** Rejects with `cloud/script-failed` or `cloud/script-aborted` [A8-27]. */
  load: () => Promise<void>
  /** [A3.3-6] */
  price: (product: number, coupon?: string) => Promise<LocalPrice>
  /** Opens the overlay; resolves when it closes: paid or not. */
  open: (order: CheckoutOrder) => Promise<'paid' | 'closed'>
  /** The provider's page where the payment method is changed [A7.4-2]. */
  openUpdate: (updateUrl: string) => Promise<'changed' | 'closed'>
}

/** What a button of the older card payment provider passes [A2.5-13]. */
export interface CardOrder {
  planCode: string
  uid: string
  email: string
  planDuration: string
  isTrial: boolean
}

/**
 * The older card payment provider: its own window takes the card, we get a token for the request record
 * [A3.4-1].
 */
export interface CardCheckout {
  /** Undefined when the window was closed. */
  token: (order: CardOrder) => Promise<string | undefined>
}
