import { randomBytes } from 'node:crypto'
import type { JsonObject } from '../../../authoring/json/Json'
import type { Accounts } from '../../embedded/accounts/Accounts'
import type { CloudPart } from '../../services/http/CloudPart'
import { Refused } from '../../services/http/Refused'
import { answerCall } from '../../services/http/answerCall'
import { answerFile } from '../../embedded/core/answerFile'
import { answerJson } from '../../services/http/answers'
import { isOwnPage } from '../../embedded/core/isOwnPage'
import { readJson } from '../../services/http/readJson'
import type { Origins } from '../../../player/http/origins'
import type { Subscriptions } from '../../services/plans/openSubscriptions'
import { quote, type Quote } from './quote'
import { createOrders } from './createOrders'
import { type Order, readOrder } from './readOrder'

interface CheckoutOptions {
  subscriptions: Subscriptions
  accounts: Pick<Accounts, 'byUid'>
  /** Where the cloud is, whatever name a request calls it by. */
  origin: () => string
  /** Whose pages may frame the checkout. */
  origins: Pick<Origins, 'framers'>
  now: () => number
}

const files: Readonly<Record<string, string>> = {
  '/checkout/script.js': 'script.js',
  '/checkout/style.css': 'style.css',
  '/checkout/opener.js': 'opener.js',
  '/checkout/page': 'page.html',
  '/checkout/page.js': 'page.js',
  '/checkout/update': 'manage.html',
  '/checkout/cancel': 'manage.html',
  '/checkout/manage.js': 'manage.js',
}

const periods = { monthly: 'each month', yearly: 'each year', lifetime: '' } as const

/** The billing provider's hosted checkout [A7.4-1 A7.4-2]. */
export function createCheckout({
  subscriptions,
  accounts,
  origin,
  origins,
  now,
}: CheckoutOptions): CloudPart {
  const orders = createOrders<{ order: Order; price: Quote }>(now)
  const price = (order: Order) =>
    quote(order.offer, {
      withTrial: order.withTrial && !subscriptions.hadOne(order.uid),
      ...(order.coupon !== undefined && { coupon: order.coupon }),
    })
  const owned = ({ subscription, key }: JsonObject) => {
    const found =
      typeof subscription === 'string' && typeof key === 'string'
        ? subscriptions.withKey(subscription, key)
        : undefined
    if (found === undefined || found.status === 'deleted') throw new Refused('There is no subscription.')
    return found
  }

  const calls = new Map<string, (body: JsonObject) => unknown>([
    [
      '/checkout/quote',
      (body) => {
        const order = readOrder(body, subscriptions.offers(), accounts)
        const { product, duration } = order.offer
        const asked = price(order)
        const { later = null, coupon = null, couponProblem = null, today, trialDays } = asked
        const name = `${product.name}, ${duration}`
        const secret = orders.open({ order, price: asked })
        return {
          order: secret,
          name,
          period: periods[duration],
          today,
          later,
          trialDays,
          coupon,
          couponProblem,
        }
      },
    ],
    [
      '/checkout/pay',
      async (body) => {
        const secret = typeof body['order'] === 'string' ? body['order'] : ''
        const found = orders.find(secret)
        if (found === undefined)
          throw new Refused('The order is too old, or was paid for. Please begin anew.')
        assertAccepted(body)
        orders.end(secret)
        const { order, price } = found
        await subscriptions.start(order.uid, order.offer, price, origin())
        return { id: `chk-${randomBytes(6).toString('hex')}` }
      },
    ],
    [
      '/checkout/update',
      async (body) => {
        const { uid, status } = owned(body)
        assertAccepted(body)
        // With a card that works the payment that failed is made good.
        if (status === 'past_due') await subscriptions.mark(uid, 'active')
        return {}
      },
    ],
    [
      '/checkout/cancel',
      async (body) => {
        await subscriptions.cancel(owned(body).uid)
        return {}
      },
    ],
  ])

  return {
    handlers: [
      async (request, response, { pathname, searchParams }) => {
        if (request.method === 'GET') {
          if (pathname === '/checkout/prices') {
            const products = prices(subscriptions, searchParams)
            return answerJson(response, { success: true, response: { products } })
          }
          const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
          return file === undefined
            ? false
            : answerFile(response, `checkout/${file}`, origins.framers(request))
        }
        const call = request.method === 'POST' ? calls.get(pathname) : undefined
        if (call === undefined) return false
        return answerCall(response, async () => {
          if (!isOwnPage(request)) throw new Refused('Only the page of the provider may do this.', 403)
          return call(await readJson(request))
        })
      },
    ],
  }
}

function assertAccepted({ card }: JsonObject): void {
  if (card !== 'accepted') throw new Refused('The card was declined.')
}

/** What products cost, with a coupon where one is given [A3.3-6]; a product that is unknown is left out. */
function prices(subscriptions: Subscriptions, query: URLSearchParams) {
  const wanted = (query.get('product_ids') ?? '').split(',')
  const coupon = query.get('coupon_code') ?? ''
  return subscriptions
    .offers()
    .filter(({ id }) => wanted.includes(String(id)))
    .map((offer) => {
      const { today, later } = quote(offer, { coupon, withTrial: false })
      return {
        product_id: offer.id,
        product_title: `${offer.product.name} ${offer.duration}`,
        currency: 'EUR',
        price: { gross: today },
        ...(later !== undefined && { recurring: { price: { gross: later } } }),
      }
    })
}
