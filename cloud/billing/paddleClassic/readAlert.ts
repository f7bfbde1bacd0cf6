import { type Json, isJsonObject } from '../../../authoring/json/Json'
import { SettingsError } from '../../services/billing/SettingsError'
import { Refused } from '../../services/http/Refused'
import type { BillingEvent, BillingReport, Subscription } from '../../services/ports/Billing'
import type { Prices } from '../shared/readPrices'

type Fields = ReadonlyMap<string, string>
type Reader = (fields: Fields, prices: Prices) => BillingReport

/** ms */
const day = 86_400_000

/** What each kind of call says of a subscription. */
const alerts: Readonly<Record<string, Reader>> = {
  subscription_created: (fields, prices) => ({
    ...soldAs(fields, prices),
    status: statusOf(fields) ?? 'active',
    signedUpAt: momentOf(fields, 'event_time'),
    dueAt: dayOf(fields, 'next_bill_date') ?? null,
    endsAt: null,
    amount: (amountOf(fields, 'unit_price') ?? 0) * (amountOf(fields, 'quantity') ?? 1),
    ...keptOf(fields),
  }),
  subscription_updated: (fields, prices) => ({
    ...soldAs(fields, prices),
    ...whole({
      status: statusOf(fields),
      dueAt: dayOf(fields, 'next_bill_date'),
      amount: amountOf(fields, 'new_price'),
    }),
    ...keptOf(fields),
  }),
  subscription_payment_succeeded: (fields, prices) => ({
    ...soldAs(fields, prices),
    ...whole({
      status: statusOf(fields),
      dueAt: dayOf(fields, 'next_bill_date'),
      amount: amountOf(fields, 'next_payment_amount'),
    }),
  }),
  subscription_payment_failed: (fields) => ({
    status: statusOf(fields) ?? 'past_due',
    ...whole({ dueAt: dayOf(fields, 'next_retry_date') }),
    ...keptOf(fields),
  }),
  subscription_cancelled: (fields) => {
    const last = dayOf(fields, 'cancellation_effective_date')
    const isOver = last === undefined || last <= momentOf(fields, 'event_time')
    // It is paid for up to and with that day.
    return isOver ? { status: 'deleted', dueAt: null } : { endsAt: last + day - 1_000, dueAt: null }
  },
  subscription_payment_refunded: () => ({ status: 'deleted', dueAt: null }),
  /** What is paid once. */
  payment_succeeded: (fields, prices) => ({
    ...soldAs(fields, prices, 'product_id'),
    status: 'active',
    signedUpAt: momentOf(fields, 'event_time'),
    dueAt: null,
    amount: 0,
  }),
  payment_refunded: () => ({ status: 'deleted', dueAt: null }),
}

const refunds = ['subscription_payment_refunded', 'payment_refunded']

/**
 * The event in a call that was found to be signed; undefined where it says nothing of what was sold here.
 * Throws a Refused of status 400 where it is none, and a SettingsError for a product that the settings do
 * not have.
 */
export function readAlert(fields: Fields, prices: Prices): BillingEvent | undefined {
  const name = fields.get('alert_name') ?? ''
  const read = Object.hasOwn(alerts, name) ? alerts[name] : undefined
  const { uid, email } = readPassthrough(fields.get('passthrough'))
  if (read === undefined || uid === undefined) return undefined
  const isGivenBack = refunds.includes(name)
  // What is given back in part goes on.
  if (isGivenBack && fields.get('refund_type') !== 'full') return undefined
  return {
    // With as many digits for each, as the later one of a second is the greater one.
    id: `alert-${numberOf(fields, 'alert_id').padStart(15, '0')}`,
    at: momentOf(fields, 'event_time'),
    uid,
    email: email ?? '',
    subscription: subscriptionOf(fields),
    says: read(fields, prices),
    ...(isGivenBack && { isGivenBack }),
  }
}

/** When it happened, ms since 1970. Throws a Refused of status 400. */
export function momentOf(fields: Fields, name: string): number {
  const written = fields.get(name) ?? ''
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(written)
    ? Date.parse(`${written.replace(' ', 'T')}Z`)
    : Number.NaN
  if (!Number.isFinite(at)) throw notUnderstood()
  return at
}

/** Under what a payment for life is kept: there is no subscription then, only an order. */
const orderPrefix = 'order-'

function subscriptionOf(fields: Fields): string {
  if (fields.has('subscription_id')) return numberOf(fields, 'subscription_id')
  const order = fields.get('order_id') ?? ''
  if (!/^[\w-]{1,100}$/.test(order)) throw notUnderstood()
  return orderPrefix + order
}

function soldAs(fields: Fields, prices: Prices, name = 'subscription_plan_id') {
  const id = fields.get(name) ?? ''
  const sold = prices.soldAs(id)
  if (sold === undefined) throw new SettingsError(`The product ${id} is not in the settings.`)
  return sold
}

function readPassthrough(text: string | undefined): { uid?: string; email?: string } {
  try {
    const given: Json = JSON.parse(text ?? '')
    const { uid, email } = isJsonObject(given) ? given : {}
    return {
      ...(typeof uid === 'string' && { uid }),
      ...(typeof email === 'string' && { email }),
    }
  } catch {
    return {}
  }
}

/** @see Subscription.status */
function statusOf(fields: Fields): Subscription['status'] | undefined {
  const told = fields.get('status')
  if (told === 'active' || told === 'trialing' || told === 'past_due' || told === 'deleted') return told
  // Nothing is paid for while it rests.
  return told === 'paused' ? 'deleted' : undefined
}

function keptOf(fields: Fields): Pick<BillingReport, 'kept'> {
  const [update, cancel] = [fields.get('update_url'), fields.get('cancel_url')]
  return update && cancel ? { kept: { update, cancel } } : {}
}

function dayOf(fields: Fields, name: string): number | undefined {
  const at = Date.parse(`${fields.get(name) ?? ''}T00:00:00Z`)
  return Number.isFinite(at) ? at : undefined
}

function amountOf(fields: Fields, name: string): number | undefined {
  const written = fields.get(name)
  return written !== undefined && /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined
}

function numberOf(fields: Fields, name: string): string {
  const written = fields.get(name) ?? ''
  if (!/^\d{1,15}$/.test(written)) throw notUnderstood()
  return written
}

/** Without the fields of which nothing was said. */
function whole(said: { [Name in keyof BillingReport]?: BillingReport[Name] | undefined }): BillingReport {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

function notUnderstood(): Refused {
  return new Refused('The call is not understood.', 400)
}
