import type Stripe from 'stripe'
import { SettingsError } from '../../services/billing/SettingsError'
import type { BillingEvent, BillingReport, Subscription } from '../../services/ports/Billing'
import { lowered } from '../shared/lower'
import type { Prices } from '../shared/readPrices'

interface Context {
  prices: Prices
  /** Asks which subscription a payment was for; undefined where for none. */
  paidFor(payment: string): Promise<string | undefined>
}

/** ms of a second, by what comes after what in it: its clock has seconds only. */
const ranks = { first: 0, update: 100, failed: 500, last: 900 } as const

/**
 * The event in a call that was found to be signed; undefined where it says nothing of what was sold here.
 * Rejects with a SettingsError for a price that the settings do not have.
 */
export async function readStripeEvent(
  event: Stripe.Event,
  context: Context,
): Promise<BillingEvent | undefined> {
  const happened = (rank: number) => ({ id: event.id, at: event.created * 1_000 + rank })
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted': {
      const told = event.data.object
      const uid = told.metadata['uid']
      const status = statusOf(told.status)
      if (uid === undefined || status === undefined) return undefined
      return {
        ...happened(rankOf(event.type, status)),
        uid,
        subscription: told.id,
        says: readSubscription(told, context.prices),
      }
    }
    case 'invoice.payment_failed': {
      const { parent, next_payment_attempt: next, billing_reason: reason } = event.data.object
      const about = parent?.subscription_details ?? undefined
      const uid = about?.metadata?.['uid']
      // Of a first payment nothing has come yet.
      if (uid === undefined || about === undefined || next === null || reason === 'subscription_create')
        return undefined
      return {
        ...happened(ranks.failed),
        uid,
        subscription: idOf(about.subscription),
        says: { dueAt: next * 1_000 },
      }
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return readLifetime(event.data.object, happened(ranks.update), context.prices)
    case 'charge.refunded':
      return readRefund(event.data.object, happened(ranks.last), context)
    default:
      return undefined
  }
}

function rankOf(type: string, status: Subscription['status']): number {
  if (type === 'customer.subscription.created') return ranks.first
  if (type === 'customer.subscription.deleted') return ranks.last
  return ranks.update + (status === 'past_due' ? 1 : 0)
}

/** All that a subscription is, as the provider has it. */
export function readSubscription(told: Stripe.Subscription, prices: Prices): BillingReport {
  const [item] = told.items.data
  const sold = prices.soldAs(item?.price.id ?? '')
  if (item === undefined || sold === undefined)
    throw new SettingsError(`The price ${item?.price.id ?? ''} is not in the settings.`)
  const status = statusOf(told.status) ?? 'deleted'
  const until = told.cancel_at ?? (told.cancel_at_period_end ? item.current_period_end : null)
  const isOver = status === 'deleted'
  const { share = '0', less = '0' } = told.metadata
  return {
    ...sold,
    status,
    signedUpAt: told.created * 1_000,
    dueAt: isOver || until !== null ? null : item.current_period_end * 1_000,
    endsAt: isOver || until === null ? null : until * 1_000,
    amount: lowered((item.price.unit_amount ?? 0) / 100, {
      // What a coupon takes off was written with the order; without a coupon any more it does not count.
      share: told.discounts.length > 0 ? Number(share) : 0,
      less: told.discounts.length > 0 ? Number(less) : 0,
    }),
    kept: { customer: idOf(told.customer), item: item.id },
  }
}

const running = ['active', 'trialing', 'past_due'] as const

/**
 * Undefined for one that has not begun, as its first payment was not made. Nothing is paid for while a
 * subscription rests, or when the provider has given up asking.
 */
function statusOf(status: Stripe.Subscription.Status): Subscription['status'] | undefined {
  if (status === 'incomplete' || status === 'incomplete_expired') return undefined
  return running.find((one) => one === status) ?? 'deleted'
}

/** What is paid once has no subscription: its payment stands for one. */
function readLifetime(
  told: Stripe.Checkout.Session,
  happened: Pick<BillingEvent, 'id' | 'at'>,
  prices: Prices,
): BillingEvent | undefined {
  const { uid, price } = told.metadata ?? {}
  if (told.mode !== 'payment' || told.payment_status === 'unpaid' || uid === undefined) return undefined
  const sold = prices.soldAs(price ?? '')
  if (sold === undefined) throw new SettingsError(`The price ${price ?? ''} is not in the settings.`)
  return {
    ...happened,
    uid,
    // What costs nothing has no payment.
    subscription: told.payment_intent === null ? told.id : idOf(told.payment_intent),
    says: { ...sold, status: 'active', signedUpAt: told.created * 1_000, dueAt: null, amount: 0 },
  }
}

/** What is given back in part goes on. */
async function readRefund(
  told: Stripe.Charge,
  happened: Pick<BillingEvent, 'id' | 'at'>,
  context: Context,
): Promise<BillingEvent | undefined> {
  if (!told.refunded || told.payment_intent === null) return undefined
  const payment = idOf(told.payment_intent)
  const subscription = told.metadata['uid'] === undefined ? await context.paidFor(payment) : payment
  return subscription === undefined
    ? undefined
    : { ...happened, subscription, says: { status: 'deleted', dueAt: null }, isGivenBack: true }
}

/** Some of what the provider tells stands there whole, or with its id only. */
export const idOf = (told: string | { id: string }): string => (typeof told === 'string' ? told : told.id)
