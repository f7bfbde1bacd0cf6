import { callCloud } from './signUpPerson'
import type { TestCloud } from './startTestCloud'

/**
 * Whoever pays, and for what: a product's id, and what else the interface gives the overlay, e.g. a coupon.
 */
interface Payment {
  uid: string
  email: string
  product: number
  /** Default: one that is accepted. */
  card?: string
  more?: object
}

/** The order as the interface gives it to the overlay [A7.4-1]. */
export const orderOf = ({ uid, email, product, more }: Payment) => ({
  vendor: 36_336,
  product,
  email,
  passthrough: { email, uid },
  ...more,
})

/**
 * Asks the provider for an order's price and pays it, as the page of the checkout does; resolves with the
 * last answer.
 */
export async function payFor(cloud: Pick<TestCloud, 'url'>, payment: Payment) {
  const post = (path: string, body: object) =>
    callCloud(cloud, path, { method: 'POST', origin: cloud.url, body })
  const quoted = await post('/checkout/quote', orderOf(payment))
  const { order } = Object(Object(quoted.body).data)
  if (order === undefined) return quoted
  return post('/checkout/pay', { order, card: payment.card ?? 'accepted' })
}
