import type { IncomingHttpHeaders } from 'node:http'
import type { Duration, Offer } from '../plans/readCatalogue'

/** What becomes of a subscription; `deleted` is how the provider calls what has ended [A4.3]. */
export const statuses = ['active', 'trialing', 'past_due', 'deleted'] as const

/** What somebody pays for. */
export interface Subscription {
  /** The provider's own id; a key of the database, so without `. # $ [ ] /`. */
  id: string
  uid: string
  /** The product's code, e.g. `virtuoso`. */
  plan: string
  duration: Duration
  status: (typeof statuses)[number]
  /** When it was made, ms since 1970. Of several that run the latest counts, and the others are ended. */
  signedUpAt: number
  /** When the next payment is due, ms since 1970; null when none is. */
  dueAt: number | null
  /** When it ends although it still runs: it was cancelled for the end of what is paid for. ms since 1970. */
  endsAt?: number | null
  /** Each later payment, EUR. */
  amount: number
  /** What the provider wants kept with it, e.g. the addresses of its pages or a customer's id. */
  kept?: Readonly<Record<string, string>>
  /** When the provider last said anything of it, by `at` of its events; 0 where it did not. */
  saidAt: number
}

/** What a provider says of a subscription: all that it is, or only what it knows now. */
export type BillingReport = Partial<Omit<Subscription, 'id' | 'uid' | 'saidAt'>>

/**
 * Something that happened to a subscription. Events may be delivered twice and in any order: each field
 * counts as the latest event said it, by `at` and among equals by `id`.
 */
export interface BillingEvent {
  /** The same for the same event whenever it is delivered; a key of the database. */
  id: string
  /** When it happened, by the provider's clock, ms since 1970. */
  at: number
  /** Whose it is, as the checkout was told; undefined where the event does not say. */
  uid?: string | undefined
  /** The address that whoever paid gave with it, where the provider does not vouch for `uid`. */
  email?: string | undefined
  /** Which subscription; its id is a key of the database. */
  subscription: string
  says: BillingReport
  /** What was paid was given back in full: the subscription is to be ended with the provider, too. */
  isGivenBack?: boolean
}

/** What somebody is about to pay for. */
export interface Order {
  offer: Offer
  uid: string
  email: string
  withTrial: boolean
  coupon: string | undefined
}

/** The pages of the provider that belong to a subscription. */
export type ManagePage = 'update' | 'cancel'

/** What the overlay is opened with; the script that goes with it knows what for. */
export type Opened = Readonly<Record<string, string>>

/** What our own script of the checkout asks for, where the provider's script is not the one of the panel. */
export interface OwnCheckout {
  /** The script, as browsers get it. */
  script: string
  /** Has the provider make ready what its overlay shows for an order. */
  begin(order: Order): Promise<Opened>
  /**
   * What the script opens for a page of a subscription, or its `address` where it is opened on its own.
   * Rejects with a Refused of status 404 when the key is not that of the subscription's addresses.
   */
  manage(subscription: Subscription, page: ManagePage, key: string): Promise<Opened & { address: string }>
}

/** What an offer costs, EUR. */
export interface Price {
  /** To be paid now. */
  today: number
  /** Each later payment; undefined for what is paid once. */
  later: number | undefined
}

/** What comes of a card of the older flow. */
export type Charged = BillingEvent | 'declined' | 'silent'

/**
 * Who takes the money. `key` stands for one wish of one person: with the same key a provider does it once,
 * however often it is asked. Refusals in words for people are thrown as a Refused; whatever else is thrown is
 * logged and told without detail.
 */
export interface Billing {
  /** With a coupon where one is given; one that is not good changes nothing. */
  price(offer: Offer, coupon?: string): Promise<Price>
  /**
   * Another plan or duration from now on; resolves with what it is then, as an event whose id is the key.
   */
  change(subscription: Subscription, offer: Offer, key: string): Promise<BillingEvent>
  /**
   * Ends it at once; resolves with what it is then, as an event whose id is the key. Ended already is no
   * error.
   */
  cancel(subscription: Subscription, key: string): Promise<BillingEvent>
  /**
   * Where its owner changes the means of payment, and cancels; undefined where there are no such pages. They
   * stand in the owner's record, so they need no more than who knows them.
   */
  pages(subscription: Subscription): { update: string; cancel: string } | undefined
  /**
   * The event in a call of the provider's; undefined for one that says nothing of subscriptions. Rejects with
   * a Refused of status 401 or 400 when it is forged, too old or no event.
   */
  read(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<BillingEvent | undefined>
  /**
   * Has a subscription begin by a token of the older card flow, as an event whose id is the key; missing
   * where the provider has no such flow. The token is good once.
   */
  charge?(uid: string, offer: Offer, token: string, key: string): Promise<Charged>
  /** Missing where the panel loads the provider's own script. */
  checkout?: OwnCheckout
}
