import { createHmac } from 'node:crypto'
import { isDuration } from '../../services/plans/readCatalogue'
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

const secret = 'whsec_of_the_fake'
const priceId = (plan: string, duration: string) => `price_${plan}_${duration}`
const seconds = (at: number) => Math.floor(at / 1_000)

function subscription(sold: Sold, more: object = {}) {
  const { id, plan, duration, status, begunAt, dueAt, endsAt, share, written, amount } = sold
  return {
    id,
    object: 'subscription',
    status,
    customer: `cus_${id}`,
    metadata: written,
    created: seconds(begunAt),
    start_date: seconds(begunAt),
    cancel_at: endsAt === undefined ? null : seconds(endsAt),
    cancel_at_period_end: endsAt !== undefined,
    canceled_at: null,
    discounts: share > 0 ? ['di_1'] : [],
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          current_period_start: seconds(begunAt),
          current_period_end: seconds(dueAt),
          quantity: 1,
          price: { id: priceId(plan, duration), object: 'price', unit_amount: Math.round(amount * 100) },
        },
      ],
    },
    ...more,
  }
}

function invoice(sold: Sold, more: object = {}) {
  return {
    id: `in_${sold.payment}`,
    object: 'invoice',
    billing_reason: 'subscription_cycle',
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: sold.id, metadata: sold.written },
    },
    ...more,
  }
}

function charge(sold: Sold, isFull: boolean) {
  const isOnce = sold.duration === 'lifetime'
  return {
    id: `ch_${sold.payment}`,
    object: 'charge',
    refunded: isFull,
    payment_intent: isOnce ? sold.id : `pi_${sold.payment}`,
    metadata: isOnce ? sold.written : {},
  }
}

function happened(happening: Happening, sold: Sold): [type: string, object: unknown][] {
  switch (happening) {
    case 'begun': {
      if (sold.duration === 'lifetime') {
        const paid = { mode: 'payment', payment_status: 'paid', payment_intent: sold.id }
        const session = { id: 'cs_1', object: 'checkout.session', metadata: sold.written, ...paid }
        return [['checkout.session.completed', { ...session, created: seconds(sold.begunAt) }]]
      }
      // All of it within one second, and it begins as one that has not begun.
      const before = sold.status === 'trialing' ? {} : { status: 'incomplete' }
      return [
        ['customer.subscription.created', subscription(sold, before)],
        ['invoice.paid', invoice(sold, { billing_reason: 'subscription_create' })],
        ['customer.subscription.updated', subscription(sold)],
      ]
    }
    case 'renewed':
      return [
        ['invoice.paid', invoice(sold)],
        ['customer.subscription.updated', subscription(sold)],
      ]
    case 'failed':
      return [
        ['invoice.payment_failed', invoice(sold, { next_payment_attempt: seconds(sold.dueAt) })],
        ['customer.subscription.updated', subscription(sold)],
      ]
    case 'changed':
    case 'scheduled':
      return [['customer.subscription.updated', subscription(sold)]]
    case 'canceled':
      return [['customer.subscription.deleted', subscription(sold)]]
    case 'refunded':
    case 'partlyRefunded':
      return [['charge.refunded', charge(sold, happening === 'refunded')]]
    case 'unheardOf':
      return [['customer.subscription.enlarged', subscription(sold)]]
  }
}

const done = (body: unknown) => ({ status: 200, body })
const no = (status: number, code: string, type = 'invalid_request_error') => ({
  status,
  body: { error: { type, code, message: 'No.' } },
})

/** What was answered to a key is answered to it again, with nothing done. */
const answered = new Map<string, { status: number; body: unknown }>()

function answer(asked: Asked, shop: Shop) {
  if (asked.headers['authorization'] !== 'Bearer sk_test_of_the_fake') return no(401, 'api_key_invalid')
  const key = asked.headers['idempotency-key']
  const before = key === undefined ? undefined : answered.get(key)
  if (before !== undefined) return before
  const given = answerAnew(asked, shop)
  if (key !== undefined && given !== undefined) answered.set(key, given)
  return given
}

function answerAnew({ method, path, query, body }: Asked, shop: Shop) {
  const form = new URLSearchParams(body)
  if (method === 'GET' && path === '/v1/promotion_codes') {
    const code = query.get('code') ?? ''
    const found = coupons[code]
    const coupon = found && {
      id: code,
      object: 'coupon',
      percent_off: found.share * 100,
      amount_off: null,
      duration: found.lasts ? 'forever' : 'once',
    }
    const promotion = { id: `promo_${code}`, object: 'promotion_code', promotion: { type: 'coupon', coupon } }
    return done({ object: 'list', data: coupon ? [promotion] : [] })
  }
  if (method === 'GET' && path === '/v1/invoice_payments') {
    const payment = query.get('payment[payment_intent]') ?? ''
    const found = shop.find(`sub_${payment.split('_for_')[1] ?? ''}`)
    return done({
      object: 'list',
      data: found ? [{ object: 'invoice_payment', invoice: invoice(found) }] : [],
    })
  }
  if (method === 'POST' && path === '/v1/checkout/sessions') {
    const [, plan = '', duration = ''] = (form.get('line_items[0][price]') ?? '').split('_')
    if (!isDuration(duration)) return no(400, 'resource_missing')
    const reference = `cs_${shop.next()}_secret`
    const written = [...form].flatMap(([name, value]): [string, string][] => {
      const key = /^(?:subscription_data\[metadata\]|metadata)\[(\w+)\]$/.exec(name)?.[1]
      return key === undefined ? [] : [[key, value]]
    })
    shop.order(reference, {
      plan,
      duration,
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
      coupon: form.get('discounts[0][promotion_code]')?.replace('promo_', ''),
      written: Object.fromEntries(written),
    })
    return done({ id: 'cs_1', object: 'checkout.session', client_secret: reference })
  }
  if (method === 'POST' && path === '/v1/billing_portal/sessions')
    return done({ url: `https://provider.example/portal/${form.get('flow_data[type]')}` })
  const found = shop.find(/^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1] ?? '')
  if (found === undefined || found.status === 'canceled') return no(404, 'resource_missing')
  if (method === 'DELETE')
    return done(subscription(shop.happen(found, 'canceled', { status: 'canceled', endsAt: undefined })))
  if (method !== 'POST') return undefined
  const [, plan = '', duration = ''] = (form.get('items[0][price]') ?? '').split('_')
  if (!isDuration(duration) || form.get('items[0][id]') !== `si_${found.id}`)
    return no(400, 'resource_missing')
  const change = { plan, duration, amount: amounts[plan]?.[duration] ?? 0 }
  const goesOn = form.get('cancel_at_period_end') === 'false' ? { endsAt: undefined } : {}
  return done(subscription(shop.happen(found, 'changed', { ...change, ...goesOn })))
}

/** Stripe: JSON, signed with a secret that both know. */
export const stripeWire: Wire = {
  settings: (apiBase) => ({
    provider: 'stripe',
    secretKey: 'sk_test_of_the_fake',
    publishableKey: 'pk_test_of_the_fake',
    // The one before is still good for a while.
    webhookSecrets: ['whsec_of_later', secret],
    origin: 'https://account.example',
    linkSecret: 'a secret of thirty-two characters',
    sandbox: true,
    prices: priceIds(priceId),
    apiBase,
  }),
  idOf: (number) => `sub_${number}`,
  events: (happening, sold, at, number) =>
    happened(happening, { ...sold, payment: `${sold.payment}_for_${sold.id.slice(4)}` }).map(
      ([type, object], index, all) =>
        JSON.stringify({
          // Those of one second do not sort by their ids.
          id: `evt_${String(number).padStart(6, '0')}${all.length - index}`,
          object: 'event',
          type,
          created: seconds(at),
          data: { object },
        }),
    ),
  sign(body, { at, isForged }) {
    const t = seconds(at)
    const v1 = createHmac('sha256', isForged ? 'another' : secret)
      .update(`${t}.${body}`)
      .digest('hex')
    return { headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` }, body }
  },
  answer,
}
