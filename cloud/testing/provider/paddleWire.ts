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

const secret = 'pdl_ntfset_of_the_fake'
const trialDays = 14

const priceId = (plan: string, duration: string) => `pri_${plan}_${duration}`
const trialId = (plan: string, duration: string) => `${priceId(plan, duration)}_trial`
const iso = (at: number) => new Date(at).toISOString()

function price(id: string) {
  const [, plan = '', duration = '', trial] = id.split('_')
  const amount = isDuration(duration) ? (amounts[plan]?.[duration] ?? 0) : 0
  return {
    id,
    product_id: `pro_${plan}`,
    description: plan,
    tax_mode: 'internal',
    billing_cycle:
      duration === 'lifetime' ? null : { interval: duration === 'yearly' ? 'year' : 'month', frequency: 1 },
    trial_period: trial === undefined ? null : { interval: 'day', frequency: trialDays },
    unit_price: { amount: String(Math.round(amount * 100)), currency_code: 'EUR' },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 1 },
    status: 'active',
  }
}

const product = (plan: string) => ({
  id: `pro_${plan}`,
  name: plan,
  tax_category: 'standard',
  status: 'active',
  created_at: iso(0),
  updated_at: iso(0),
})

function subscription(sold: Sold, at: number) {
  const { id, plan, duration, status, begunAt, dueAt, endsAt, share, written } = sold
  return {
    id,
    status,
    customer_id: `ctm_${id.slice(4)}`,
    address_id: 'add_1',
    currency_code: 'EUR',
    created_at: iso(begunAt),
    updated_at: iso(at),
    started_at: iso(begunAt),
    next_billed_at: status === 'canceled' ? null : iso(dueAt),
    canceled_at: status === 'canceled' ? iso(at) : null,
    collection_mode: 'automatic',
    billing_cycle: { interval: duration === 'yearly' ? 'year' : 'month', frequency: 1 },
    discount: share > 0 ? { id: 'dsc_WELCOME20', starts_at: iso(begunAt), ends_at: null } : null,
    scheduled_change:
      endsAt === undefined ? null : { action: 'cancel', effective_at: iso(endsAt), resume_at: null },
    items: [
      {
        status: 'active',
        quantity: 1,
        recurring: true,
        created_at: iso(begunAt),
        updated_at: iso(at),
        price: price(priceId(plan, duration)),
        product: product(plan),
      },
    ],
    custom_data: written,
  }
}

function transaction(sold: Sold, at: number) {
  const { plan, duration, payment, written } = sold
  const isOnce = duration === 'lifetime'
  return {
    id: isOnce ? sold.id : `txn_${payment}`,
    status: 'completed',
    customer_id: 'ctm_1',
    custom_data: written,
    currency_code: 'EUR',
    origin: 'web',
    subscription_id: isOnce ? null : sold.id,
    collection_mode: 'automatic',
    items: [{ price: price(priceId(plan, duration)), quantity: 1 }],
    payments: [],
    created_at: iso(at),
    updated_at: iso(at),
  }
}

function adjustment(sold: Sold, at: number, told: { status: string; type: string }) {
  const isOnce = sold.duration === 'lifetime'
  return {
    id: `adj_${sold.payment}`,
    action: 'refund',
    ...told,
    transaction_id: isOnce ? sold.id : `txn_${sold.payment}`,
    subscription_id: isOnce ? null : sold.id,
    customer_id: 'ctm_1',
    reason: 'asked for',
    credit_applied_to_balance: false,
    currency_code: 'EUR',
    items: [],
    totals: { subtotal: '0', tax: '0', total: '0', fee: '0', earnings: '0', currency_code: 'EUR' },
    created_at: iso(at),
    updated_at: iso(at),
  }
}

function happened(happening: Happening, sold: Sold, at: number): [type: string, data: unknown][] {
  const all = subscription(sold, at)
  switch (happening) {
    case 'begun':
      if (sold.duration === 'lifetime') return [['transaction.completed', transaction(sold, at)]]
      return [
        ['subscription.created', all],
        [sold.status === 'trialing' ? 'subscription.trialing' : 'subscription.activated', all],
        ['transaction.completed', transaction(sold, at)],
      ]
    case 'renewed':
      return [
        ['transaction.completed', transaction(sold, at)],
        ['subscription.updated', all],
      ]
    case 'failed':
      return [
        ['transaction.payment_failed', transaction(sold, at)],
        ['subscription.past_due', all],
      ]
    case 'changed':
    case 'scheduled':
      return [['subscription.updated', all]]
    case 'canceled':
      return [['subscription.canceled', all]]
    case 'refunded':
      return [
        ['adjustment.created', adjustment(sold, at, { status: 'pending_approval', type: 'full' })],
        ['adjustment.updated', adjustment(sold, at, { status: 'approved', type: 'full' })],
      ]
    case 'partlyRefunded':
      return [['adjustment.updated', adjustment(sold, at, { status: 'approved', type: 'partial' })]]
    case 'unheardOf':
      return [['subscription.enlarged', all]]
  }
}

const portalAt = (page: string) => `https://provider.example/portal/${page}?token=t`

const done = (data: unknown) => ({ status: 200, body: { data, meta: { request_id: '1' } } })
const no = (code: string) => ({
  status: 400,
  body: { error: { type: 'request_error', code, detail: 'No.', documentation_url: '' } },
})

function answer({ method, path, query, body, headers }: Asked, shop: Shop) {
  if (headers['authorization'] !== 'bearer pdl_sdbx_apikey_fake') return no('forbidden')
  if (method === 'GET' && path === '/discounts') {
    const code = query.get('code') ?? ''
    const found = coupons[code]
    const discount = found && {
      id: `dsc_${code}`,
      status: 'active',
      description: code,
      enabled_for_checkout: true,
      code,
      mode: 'standard',
      type: 'percentage',
      amount: String(found.share * 100),
      recur: found.lasts,
      maximum_recurring_intervals: null,
      created_at: iso(0),
      updated_at: iso(0),
    }
    const pagination = { per_page: 1, next: '', has_more: false, estimated_total: 1 }
    return { status: 200, body: { data: discount ? [discount] : [], meta: { pagination } } }
  }
  const given: Record<string, unknown> = { ...Object(body === '' ? {} : JSON.parse(body)) }
  if (method === 'POST' && path === '/transactions') {
    const [, plan = '', duration = '', trial] = idIn(given['items']).split('_')
    if (!isDuration(duration)) return no('price_not_found')
    const reference = `txn_${shop.next()}`
    shop.order(reference, {
      plan,
      duration,
      trialDays: trial === undefined ? 0 : trialDays,
      coupon: typeof given['discount_id'] === 'string' ? given['discount_id'].slice(4) : undefined,
      written: Object(given['custom_data']),
    })
    return done({ ...given, id: reference, items: [], payments: [] })
  }
  const portal = /^\/customers\/(ctm_\w+)\/portal-sessions$/.exec(path)?.[1]
  if (method === 'POST' && portal !== undefined) {
    const id = `sub_${portal.slice(4)}`
    return done({
      id: 'cpls_1',
      customer_id: portal,
      urls: {
        general: { overview: portalAt('') },
        subscriptions: [
          {
            id,
            cancel_subscription: portalAt('cancel'),
            update_subscription_payment_method: portalAt('update'),
          },
        ],
      },
    })
  }
  const [, id = '', rest = ''] = /^\/subscriptions\/(\w+)\/?(.*)$/.exec(path) ?? []
  const found = shop.find(id)
  if (found === undefined) return no('not_found')
  if (method === 'GET')
    return done(
      rest === '' ? subscription(found, shop.now()) : { ...transaction(found, shop.now()), id: 'txn_update' },
    )
  if (found.status === 'canceled') return no('subscription_is_canceled_action_invalid')
  if (method === 'POST' && rest === 'cancel')
    return done(
      subscription(shop.happen(found, 'canceled', { status: 'canceled', endsAt: undefined }), shop.now()),
    )
  if (method !== 'PATCH') return undefined
  if ('scheduled_change' in given)
    return done(subscription(shop.happen(found, 'changed', { endsAt: undefined }), shop.now()))
  const isTrial = found.status === 'trialing'
  if (isTrial !== (given['proration_billing_mode'] === 'do_not_bill')) return no('subscription_trialing')
  const [, plan = '', duration = ''] = idIn(given['items']).split('_')
  if (!isDuration(duration)) return no('price_not_found')
  const change = { plan, duration, amount: amounts[plan]?.[duration] ?? 0 }
  return done(subscription(shop.happen(found, 'changed', change), shop.now()))
}

function idIn(items: unknown): string {
  const [first] = Array.isArray(items) ? items : []
  return String(Object(first).price_id)
}

/** Paddle Billing: JSON, signed with a secret that both know. */
export const paddleWire: Wire = {
  settings: (apiBase) => ({
    provider: 'paddle',
    apiKey: 'pdl_sdbx_apikey_fake',
    clientToken: 'test_of_the_fake',
    // The one before is still good for a while.
    webhookSecrets: ['pdl_ntfset_of_later', secret],
    origin: 'https://account.example',
    linkSecret: 'a secret of thirty-two characters',
    sandbox: true,
    prices: priceIds(priceId),
    trialPrices: priceIds(trialId),
    apiBase,
  }),
  idOf: (number) => `sub_${number}`,
  events: (happening, sold, at, number) =>
    happened(happening, sold, at).map(([type, data], index) =>
      JSON.stringify({
        event_id: `evt_${String(number).padStart(6, '0')}${index}`,
        event_type: type,
        occurred_at: iso(at + index),
        notification_id: `ntf_${number}${index}`,
        data,
      }),
    ),
  sign(body, { at, isForged }) {
    const ts = Math.floor(at / 1_000)
    const h1 = createHmac('sha256', isForged ? 'another' : secret)
      .update(`${ts}:${body}`)
      .digest('hex')
    return { headers: { 'content-type': 'application/json', 'paddle-signature': `ts=${ts};h1=${h1}` }, body }
  },
  answer,
}
