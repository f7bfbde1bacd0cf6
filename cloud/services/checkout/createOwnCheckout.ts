import type { JsonObject } from '../../../authoring/json/Json'
import type { CloudPart } from '../http/CloudPart'
import { Refused } from '../http/Refused'
import { answerCall } from '../http/answerCall'
import { answer } from '../http/answers'
import { readJson } from '../http/readJson'
import type { Limits } from '../limits/createLimits'
import type { Subscriptions } from '../plans/createSubscriptions'
import type { Billing, ManagePage, OwnCheckout } from '../ports/Billing'
import type { Log } from '../ports/Clock'
import type { People } from '../ports/People'
import { orderWords, readOrder } from './readOrder'

interface OwnCheckoutOptions {
  billing: Pick<Billing, 'checkout'>
  subscriptions: Pick<Subscriptions, 'offers' | 'hadOne' | 'withId'>
  people: People
  limits: Pick<Limits, 'take'>
  log: Log
}

/**
 * What our own script of the checkout needs of the server: the script itself at GET /checkout/script.js, POST
 * /checkout/order and /checkout/manage, and the addresses in owners' records, GET /checkout/update and
 * /checkout/cancel. None of it is there where the panel loads the provider's own script.
 */
export function createOwnCheckout({ billing, ...options }: OwnCheckoutOptions): CloudPart {
  return billing.checkout === undefined ? {} : { handlers: [handle(billing.checkout, options)] }
}

function handle(
  checkout: OwnCheckout,
  { subscriptions, people, limits, log }: Omit<OwnCheckoutOptions, 'billing'>,
): NonNullable<CloudPart['handlers']>[number] {
  const order = async (body: JsonObject) => {
    try {
      const read = await readOrder(body, { offers: await subscriptions.offers(), people, say: orderWords })
      // Each begins something with the provider.
      await limits.take(read.uid, 'orders')
      // There is one trial per person: who had one is asked to pay at once.
      const withTrial = read.withTrial && !(await subscriptions.hadOne(read.uid))
      return await checkout.begin({ ...read, withTrial })
    } catch (error) {
      if (error instanceof Refused) log(`an order was refused: ${error.message}`)
      throw error
    }
  }
  const manage = async ({ page, subscription: id, key }: JsonObject) => {
    const found = typeof id === 'string' ? await subscriptions.withId(id) : undefined
    if (found === undefined || typeof key !== 'string' || !isPage(page))
      throw new Refused('There is no subscription.', 404)
    return checkout.manage(found, page, key)
  }

  return async (request, response, { pathname, searchParams }) => {
    const { method } = request
    if (method === 'GET' && pathname === '/checkout/script.js')
      return answer(response, 200, 'text/javascript; charset=utf-8', checkout.script, {
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      })
    if (method === 'POST' && pathname === '/checkout/order')
      return answerCall(response, async () => order(await readJson(request)))
    if (method === 'POST' && pathname === '/checkout/manage')
      return answerCall(response, async () => manage(await readJson(request)))
    const page = pathname.replace('/checkout/', '')
    if (method !== 'GET' || !isPage(page) || pathname !== `/checkout/${page}`) return false
    try {
      const { address } = await manage({ ...Object.fromEntries(searchParams), page })
      return answer(response, 302, 'text/plain', '', { location: address, 'referrer-policy': 'no-referrer' })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return answer(response, 404, 'text/plain; charset=utf-8', error.message)
    }
  }
}

const isPage = (value: unknown): value is ManagePage => value === 'update' || value === 'cancel'
