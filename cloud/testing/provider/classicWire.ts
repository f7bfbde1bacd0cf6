import { createSign, generateKeyPairSync } from 'node:crypto'
import {
  type Asked,
  type Happening,
  type Shop,
  type Sold,
  type Wire,
  amounts,
  coupons,
  priceIds,
} from './Wire'

const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2_048 })

const numbers = { monthly: 1, yearly: 2, lifetime: 3 } as const
const productOf = ({ plan, duration }: Pick<Sold, 'plan' | 'duration'>) =>
  `${plan === 'virtuoso' ? 10 : 20}${numbers[duration]}`

const moment = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const date = (at: number) => moment(at).slice(0, 10)
const statusOf = ({ status }: Sold) => (status === 'canceled' ? 'deleted' : status)
const priceOf = ({ amount, share }: Sold) => (Math.round(amount * (1 - share) * 100) / 100).toFixed(2)

function fieldsOf(happening: Happening, sold: Sold, at: number): Record<string, string>[] {
  const pages = {
    update_url: `https://provider.example/update?subscription=${sold.id}`,
    cancel_url: `https://provider.example/cancel?subscription=${sold.id}`,
  }
  const isOnce = sold.duration === 'lifetime'
  const base = {
    ...(isOnce
      ? { order_id: sold.id, product_id: productOf(sold) }
      : { subscription_id: sold.id, subscription_plan_id: productOf(sold), status: statusOf(sold) }),
    event_time: moment(at),
    passthrough: JSON.stringify(sold.written),
    currency: 'EUR',
    email: 'payer@provider.example',
    quantity: '1',
  }
  const due = { next_bill_date: date(sold.dueAt) }
  const paid = {
    ...base,
    ...due,
    alert_name: 'subscription_payment_succeeded',
    next_payment_amount: priceOf(sold),
  }
  const refund = {
    ...base,
    alert_name: isOnce ? 'payment_refunded' : 'subscription_payment_refunded',
    refund_type: happening === 'refunded' ? 'full' : 'partial',
  }
  switch (happening) {
    case 'begun': {
      if (isOnce) return [{ ...base, alert_name: 'payment_succeeded' }]
      const created = {
        ...base,
        ...due,
        ...pages,
        alert_name: 'subscription_created',
        unit_price: priceOf(sold),
      }
      return sold.status === 'trialing' ? [created] : [created, paid]
    }
    case 'renewed':
      return [paid]
    case 'failed':
      return [
        { ...base, ...pages, alert_name: 'subscription_payment_failed', next_retry_date: date(sold.dueAt) },
      ]
    case 'changed':
      return [
        { ...base, ...due, ...pages, alert_name: 'subscription_updated', new_price: priceOf(sold) },
        ...(sold.status === 'active' ? [paid] : []),
      ]
    case 'scheduled':
    case 'canceled':
      return [
        {
          ...base,
          status: 'deleted',
          alert_name: 'subscription_cancelled',
          cancellation_effective_date: date(sold.endsAt ?? at),
        },
      ]
    case 'refunded':
    case 'partlyRefunded':
      return [refund]
    case 'unheardOf':
      return [{ ...base, alert_name: 'subscription_enlarged' }]
  }
}

/** As PHP writes an array of texts down. */
function serialized(pairs: [string, string][]): string {
  const parts = pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.map((text) => `s:${Buffer.from(text).length}:"${text}";`).join(''))
  return `a:${pairs.length}:{${parts.join('')}}`
}

const done = (response: unknown) => ({ status: 200, body: { success: true, response } })
const no = (code: number) => ({ status: 200, body: { success: false, error: { code, message: 'No.' } } })

function answer({ method, path, query, body }: Asked, shop: Shop) {
  if (method === 'GET' && path === '/api/2.0/prices') {
    const found = soldAs(query.get('product_ids') ?? '')
    const { share = 0, lasts = false } = coupons[query.get('coupons') ?? ''] ?? {}
    const cost = (part: number) => ({ gross: Math.round(found.amount * (1 - part) * 100) / 100 })
    const subscription = { interval: 'month', price: cost(lasts ? share : 0) }
    return done({ products: [{ product_id: 1, currency: 'EUR', price: cost(share), subscription }] })
  }
  const form = new URLSearchParams(body)
  if (form.get('vendor_auth_code') !== 'classic-code' || form.get('vendor_id') !== '36336') return no(107)
  const found = shop.find(form.get('subscription_id') ?? '')
  if (found === undefined) return no(119)
  if (path === '/api/2.0/subscription/users')
    return done([{ subscription_id: Number(found.id), state: statusOf(found) }])
  if (found.status === 'canceled') return no(119)
  if (path === '/api/2.0/subscription/users_cancel') {
    // It charges nothing from now on, and tells until when was paid.
    shop.happen(found, 'canceled', { status: 'canceled', endsAt: found.dueAt })
    return { status: 200, body: { success: true } }
  }
  if (path !== '/api/2.0/subscription/users/update') return undefined
  if (found.status !== 'active') return no(112)
  const { plan, duration, amount } = soldAs(form.get('plan_id') ?? '')
  // Coupons do not stay there.
  const after = shop.happen(found, 'changed', { plan, duration, amount, share: 0 })
  return done({
    subscription_id: Number(after.id),
    plan_id: Number(productOf(after)),
    next_payment: { amount, currency: 'EUR', date: date(after.dueAt) },
  })
}

function soldAs(product: string) {
  const plan = product.startsWith('1') ? 'virtuoso' : 'superstar'
  const duration = (['monthly', 'yearly', 'lifetime'] as const)[Number(product.at(-1)) - 1] ?? 'monthly'
  return { plan, duration, amount: amounts[plan]?.[duration] ?? 0 }
}

/** The older Paddle: forms, each field signed with a key that has two halves. */
export const classicWire: Wire = {
  settings: (apiBase) => ({
    provider: 'paddle-classic',
    vendor: 36_336,
    vendorAuthCode: 'classic-code',
    publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sandbox: true,
    prices: priceIds((plan, duration) => productOf({ plan, duration })),
    apiBase,
  }),
  idOf: (number) => String(480_000 + number),
  events: (happening, sold, at, number) =>
    fieldsOf(happening, sold, at).map((fields, index) =>
      new URLSearchParams({ ...fields, alert_id: String(9_000_000 + number * 10 + index) }).toString(),
    ),
  sign(body, { at, isForged }) {
    const fields = new Map(new URLSearchParams(body))
    // It has no other moment than that of the event, so an old call is one that tells of what is old.
    if (at < Date.parse(`${fields.get('event_time') ?? ''}Z`)) fields.set('event_time', moment(at))
    const { privateKey } = isForged ? otherKeys : keys
    const signature = createSign('sha1')
      .update(serialized([...fields]))
      .sign(privateKey, 'base64')
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([...fields, ['p_signature', signature]]).toString(),
    }
  },
  answer,
}
