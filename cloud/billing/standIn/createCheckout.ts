import { randomBytes } from 'node:crypto'
import type { JsonObject } from '../../../authoring/json/Json'
import type { People } from '../../services/ports/People'
import { vendors } from '../../cloudConfig'
import type { StandIn } from './createStandIn'
import type { CloudPart } from '../../services/http/CloudPart'
import { Refused } from '../../services/http/Refused'
import { answerCall } from '../../services/http/answerCall'
import { languageOf } from '../../pages/languageOf'
import { style } from '../../pages/style'
import { answer } from '../../services/http/answers'
import { cloudTexts, filled } from '../../texts/cloudTexts'
import { answerFile } from '../../embedded/core/answerFile'
import { isOwnPage } from '../../embedded/core/isOwnPage'
import { readJson } from '../../services/http/readJson'
import type { Origins } from '../../../player/http/origins'
import type { Subscriptions } from '../../services/plans/createSubscriptions'
import type { Coupon } from './coupons'
import { quote, type Quote } from './quote'
import { readOrder } from '../../services/checkout/readOrder'
import type { Order } from '../../services/ports/Billing'
import { createOrders } from './createOrders'

type CheckoutTexts = ReturnType<typeof cloudTexts>['checkout']

interface CheckoutOptions {
  subscriptions: Subscriptions
  people: People
  standIn: StandIn
  /** Whose pages may frame the checkout. */
  origins: Pick<Origins, 'framers'>
  now: () => number
}

const files: Readonly<Record<string, string>> = {
  '/checkout/script.js': 'script.js',
  '/checkout/opener.js': 'opener.js',
  '/checkout/words.js': 'words.js',
  '/checkout/page': 'page.html',
  '/checkout/page.js': 'page.js',
  '/checkout/update': 'manage.html',
  '/checkout/cancel': 'manage.html',
  '/checkout/manage.js': 'manage.js',
}

/** The billing provider's hosted checkout [A7.4-1 A7.4-2]. */
export function createCheckout({ subscriptions, people, standIn, origins, now }: CheckoutOptions): CloudPart {
  const orders = createOrders<{ order: Order; price: Quote }>(now)
  const price = async (order: Order) =>
    quote(order.offer, {
      withTrial: order.withTrial && !(await subscriptions.hadOne(order.uid)),
      ...(order.coupon !== undefined && { coupon: order.coupon }),
    })
  const owned = async ({ subscription, key }: JsonObject, say: CheckoutTexts) => {
    const found = typeof subscription === 'string' ? await subscriptions.withId(subscription) : undefined
    if (found === undefined || typeof key !== 'string' || found.kept?.['key'] !== key)
      throw new Refused(say.noSubscription)
    return found
  }

  const calls = new Map<string, (body: JsonObject, say: CheckoutTexts) => unknown>([
    [
      '/checkout/quote',
      async (body, say) => {
        if (!Object.values(vendors).some((known) => known === body['vendor'])) throw new Refused(say.noSeller)
        const order = await readOrder(body, { offers: await subscriptions.offers(), people, say })
        const { product, duration } = order.offer
        const asked = await price(order)
        const { later = null, coupon, badCoupon, today, trialDays } = asked
        const secret = orders.open({ order, price: asked })
        return {
          order: secret,
          name: product.name,
          duration,
          today,
          later,
          trialDays,
          coupon: coupon === undefined ? null : { code: coupon.code, meaning: meaningOf(coupon, say) },
          couponProblem:
            badCoupon === undefined ? null : filled(say[badCoupon.problem], { code: badCoupon.code }),
        }
      },
    ],
    [
      '/checkout/pay',
      async (body, say) => {
        const secret = typeof body['order'] === 'string' ? body['order'] : ''
        const found = orders.find(secret)
        if (found === undefined) throw new Refused(say.tooOld)
        assertAccepted(body, say)
        orders.end(secret)
        const { order, price } = found
        if ((await people.find(order.uid)) === undefined) throw new Refused(say.noAccount)
        const id = `chk-${randomBytes(6).toString('hex')}`
        await subscriptions.apply(standIn.begin(order.uid, order.offer, price, id))
        return { id }
      },
    ],
    [
      '/checkout/update',
      async (body, say) => {
        const found = await owned(body, say)
        assertAccepted(body, say)
        // With a card that works the payment that failed is made good.
        if (found.status === 'past_due') await subscriptions.apply(standIn.mark(found, 'active'))
        return {}
      },
    ],
    [
      '/checkout/cancel',
      async (body, say) => {
        await subscriptions.cancel((await owned(body, say)).uid)
        return {}
      },
    ],
  ])

  return {
    handlers: [
      async (request, response, { pathname }) => {
        const language = languageOf(request)
        const texts = cloudTexts(language).checkout
        if (request.method === 'GET' && pathname === '/checkout/style.css')
          return answer(response, 200, 'text/css; charset=utf-8', style, {
            'x-content-type-options': 'nosniff',
          })
        if (request.method === 'GET') {
          const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
          return file === undefined
            ? false
            : answerFile(response, `checkout/${file}`, origins.framers(request), (text) =>
                text.replace('/* settings */ {}', () => JSON.stringify({ language, texts })),
              )
        }
        const call = request.method === 'POST' ? calls.get(pathname) : undefined
        if (call === undefined) return false
        return answerCall(response, async () => {
          if (!isOwnPage(request)) throw new Refused(texts.onlyOwnPage, 403)
          return call(await readJson(request), texts)
        })
      },
    ],
  }
}

/** What a coupon does, for people. */
function meaningOf({ share, lasts }: Coupon, say: CheckoutTexts): string {
  const percent = String(Math.round(share * 100))
  return lasts ? filled(say.couponEvery, { percent }) : filled(say.couponFirst, { percent })
}

function assertAccepted({ card }: JsonObject, say: CheckoutTexts): void {
  if (card !== 'accepted') throw new Refused(say.wasDeclined)
}
