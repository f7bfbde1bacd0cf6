import Stripe from 'stripe'
import { Refused } from '../../services/http/Refused'
import type { Billing, BillingEvent, Order, BillingReport, Subscription } from '../../services/ports/Billing'
import type { Clock } from '../../services/ports/Clock'
import type { StripeSettings } from '../BillingSettings'
import { createLinks } from '../shared/links'
import { type Reduction, priceOf, readCode, remember } from '../shared/lower'
import { ownScript } from '../shared/ownScript'
import { readPrices } from '../shared/readPrices'
import { idOf, readStripeEvent, readSubscription } from './readStripeEvent'

/** How old a call may be, s. */
const oldest = 300

/** Stripe; our own script opens its checkout. */
export function createStripe(settings: StripeSettings, clock: Clock): Billing {
  const stripe = new Stripe(settings.secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...whereApi(settings.apiBase),
  })
  const links = createLinks(settings)
  const prices = readPrices(settings.prices)
  const findPromotion = remember(
    () => clock.now(),
    async (code) => {
      const { data } = await stripe.promotionCodes.list({
        code,
        active: true,
        limit: 1,
        expand: ['data.promotion.coupon'],
      })
      const [found] = data
      const coupon = found?.promotion.coupon
      return found === undefined || typeof coupon !== 'object' || coupon === null
        ? undefined
        : { id: found.id, reduction: reductionOf(coupon) }
    },
  )
  const promotionFor = async (coupon: string | undefined) => {
    const code = readCode(coupon)
    return code === undefined ? undefined : findPromotion(code)
  }
  const paidFor = async (payment: string) => {
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: payment },
      limit: 1,
      expand: ['data.invoice'],
    })
    const invoice = data[0]?.invoice
    if (invoice === undefined || typeof invoice === 'string' || !('parent' in invoice)) return undefined
    const about = invoice.parent?.subscription_details ?? undefined
    return about === undefined ? undefined : idOf(about.subscription)
  }
  const happened = (
    { id, uid }: Subscription,
    key: string,
    says: BillingReport,
    date?: string,
  ): BillingEvent => {
    const at = Date.parse(date ?? '')
    const second = Number.isFinite(at) ? at : Math.floor(clock.now() / 1_000) * 1_000
    // Its clock has seconds: of what happens within one, its calls count, not what we heard by asking.
    return { id: key, at: second - 1, uid, subscription: id, says }
  }

  return {
    async price(offer, coupon) {
      return priceOf(offer, (await promotionFor(coupon))?.reduction)
    },
    async change(subscription, offer, key) {
      const price = prices.idOf(offer)
      const item = subscription.kept?.['item']
      if (price === undefined || item === undefined) throw new Refused('There is no such plan.')
      try {
        const told = await stripe.subscriptions.update(
          subscription.id,
          {
            items: [{ id: item, price }],
            proration_behavior: 'always_invoice',
            payment_behavior: 'error_if_incomplete',
            // Whoever changes the plan goes on with it.
            ...(typeof subscription.endsAt === 'number' && { cancel_at_period_end: false }),
          },
          { idempotencyKey: key },
        )
        return happened(subscription, key, readSubscription(told, prices), dateOf(told))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          throw new Refused('The payment was declined, so the plan is as it was.')
        throw named(error)
      }
    },
    async cancel(subscription, key) {
      const says: BillingReport = { status: 'deleted', dueAt: null, endsAt: null }
      // What is paid once has no subscription there.
      if (subscription.duration === 'lifetime') return happened(subscription, key, says)
      try {
        const told = await stripe.subscriptions.cancel(subscription.id, {}, { idempotencyKey: key })
        if (told.status !== 'canceled') throw new Error('The provider has not ended it.')
        return happened(subscription, key, says, dateOf(told))
      } catch (error) {
        if (!isGone(error)) throw named(error)
        return happened(subscription, key, says)
      }
    },
    pages: (subscription) => links.pages(subscription),
    async read(rawBody, headers) {
      const header = headers['stripe-signature']
      const event = verify(rawBody, typeof header === 'string' ? header : '')
      return readStripeEvent(event, { prices, paidFor })
    },
    checkout: {
      script: ownScript('stripe', {
        publishableKey: settings.publishableKey,
        // Its script has the same name for its year as the API that the SDK speaks.
        scriptAddress: `https://js.stripe.com/${Stripe.API_VERSION.split('.')[1]}/stripe.js`,
      }),
      async begin(order) {
        const price = prices.idOf(order.offer)
        if (price === undefined)
          throw new Refused(`The settings have no price for ${order.offer.plan} ${order.offer.duration}.`)
        const promotion = await promotionFor(order.coupon)
        const session = await stripe.checkout.sessions
          .create({
            ui_mode: 'embedded_page',
            redirect_on_completion: 'never',
            customer_email: order.email,
            client_reference_id: order.uid,
            line_items: [{ price, quantity: 1 }],
            ...(promotion !== undefined && { discounts: [{ promotion_code: promotion.id }] }),
            ...boughtAs(order, price, promotion?.reduction),
          })
          .catch((error: unknown) => {
            throw named(error)
          })
        return { clientSecret: session.client_secret ?? '' }
      },
      async manage(subscription, page, key) {
        links.assertKey(subscription, key)
        const { id, kept } = subscription
        const { url } = await stripe.billingPortal.sessions
          .create({
            customer: kept?.['customer'] ?? '',
            return_url: settings.origin,
            flow_data:
              page === 'update'
                ? { type: 'payment_method_update' }
                : { type: 'subscription_cancel', subscription_cancel: { subscription: id } },
          })
          .catch((error: unknown) => {
            throw named(error)
          })
        return { address: url }
      },
    },
  }

  function verify(rawBody: Buffer, header: string): Stripe.Event {
    for (const secret of settings.webhookSecrets) {
      try {
        return stripe.webhooks.constructEvent(rawBody, header, secret, oldest, undefined, clock.now())
      } catch (error) {
        if (error instanceof SyntaxError) throw new Refused('The call is not understood.', 400)
      }
    }
    throw new Refused('The call is not signed, or too old.', 401)
  }
}

/** Of a subscription with what comes back with all that becomes of it, or of what is paid once. */
function boughtAs(
  { offer, uid, withTrial }: Order,
  price: string,
  reduction: Reduction | undefined,
): Stripe.Checkout.SessionCreateParams {
  if (offer.duration === 'lifetime') {
    const metadata = { uid, price }
    return { mode: 'payment', metadata, payment_intent_data: { metadata } }
  }
  const { share, less } = reduction?.lasts === true ? reduction : { share: 0, less: 0 }
  return {
    mode: 'subscription',
    subscription_data: {
      metadata: { uid, share: String(share), less: String(less) },
      ...(withTrial && offer.trial !== undefined && { trial_period_days: offer.trial.days }),
    },
  }
}

/** What a coupon of the provider's takes off. */
function reductionOf({ percent_off: percent, amount_off: cents, duration }: Stripe.Coupon): Reduction {
  return { share: (percent ?? 0) / 100, less: (cents ?? 0) / 100, lasts: duration === 'forever' }
}

function whereApi(base: string | undefined): Stripe.StripeConfig {
  if (base === undefined) return {}
  const { hostname, port, protocol } = new URL(base)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** When the provider answered, by its own clock. */
const dateOf = ({ lastResponse }: Stripe.Response<unknown>): string | undefined =>
  lastResponse.headers['date']

/** Ended already, or never there. */
const isGone = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** The same error with the provider's code for its name, which is all that a log gets. */
function named(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeError) error.name = `StripeError ${error.code ?? error.type}`
  return error
}
