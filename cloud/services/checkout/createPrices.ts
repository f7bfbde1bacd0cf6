import type { CloudPart } from '../http/CloudPart'
import { answerJson } from '../http/answers'
import type { Subscriptions } from '../plans/createSubscriptions'
import type { Offer } from '../plans/readCatalogue'
import type { Billing } from '../ports/Billing'

interface PricesOptions {
  subscriptions: Pick<Subscriptions, 'offers'>
  billing: Pick<Billing, 'price'>
}

/**
 * GET /checkout/prices: what products cost, with a coupon where one is given [A3.3-6]; a product that is
 * unknown is left out.
 */
export function createPrices({ subscriptions, billing }: PricesOptions): CloudPart {
  const priced = async (offer: Offer, coupon: string) => {
    const { today, later } = await billing.price(offer, coupon)
    return {
      product_id: offer.id,
      product_title: `${offer.product.name} ${offer.duration}`,
      currency: 'EUR',
      price: { gross: today },
      ...(later !== undefined && { recurring: { price: { gross: later } } }),
    }
  }
  return {
    handlers: [
      async (request, response, { pathname, searchParams }) => {
        if (request.method !== 'GET' || pathname !== '/checkout/prices') return false
        const wanted = (searchParams.get('product_ids') ?? '').split(',')
        const coupon = searchParams.get('coupon_code') ?? ''
        const offers = (await subscriptions.offers()).filter(({ id }) => wanted.includes(String(id)))
        const products = await Promise.all(offers.map((offer) => priced(offer, coupon)))
        return answerJson(response, { success: true, response: { products } })
      },
    ],
  }
}
