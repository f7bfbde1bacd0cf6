import { ApiError, type Discount, type Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk'
import { Refused } from '../../services/http/Refused'
import type { Billing, BillingEvent, Order, BillingReport, Subscription } from '../../services/ports/Billing'
import type { Clock } from '../../services/ports/Clock'
import type { PaddleSettings } from '../BillingSettings'
import { inTime } from '../shared/inTime'
import { createLinks } from '../shared/links'
import { type Reduction, priceOf, readCode, remember } from '../shared/lower'
import { readPrices } from '../shared/readPrices'
import { ownScript } from '../shared/ownScript'
import { readPaddleEvent, readSubscription, writeOrder } from './readPaddleEvent'
import { isSigned } from './signature'

/** Of what happens within one moment its calls count, not what we heard by asking. */
const happened = (
  { id, uid }: Subscription,
  key: string,
  { at, says }: { at: number; says: BillingReport },
): BillingEvent => ({ id: key, at: at - 1, uid, subscription: id, says })

/** Paddle Billing; our own script opens its overlay. */
export function createPaddle(settings: PaddleSettings, clock: Clock): Billing {
  const { sandbox, apiBase, clientToken } = settings
  const usual = sandbox ? 'sandbox' : 'production'
  const paddle = new Paddle(settings.apiKey, {
    // The SDK takes the address of an API in the place of a name.
    environment: (apiBase ?? usual) as Environment,
    logLevel: LogLevel.none,
  })
  const links = createLinks(settings)
  const prices = readPrices(settings.prices, settings.trialPrices)
  const trials = readPrices(settings.trialPrices)
  const findDiscount = remember(
    () => clock.now(),
    async (code): Promise<Discount | undefined> => {
      const [found] = await inTime(
        paddle.discounts.list({ code: [code], status: ['active'], perPage: 1 }).next(),
      )
      return found
    },
  )
  const discountFor = async ({ offer, coupon }: Pick<Order, 'offer' | 'coupon'>) => {
    const code = readCode(coupon)
    const found = code === undefined ? undefined : await findDiscount(code)
    const { restrictTo = null, expiresAt = null } = found ?? {}
    const isOver = expiresAt !== null && Date.parse(expiresAt) <= clock.now()
    const isForOther = restrictTo !== null && !restrictTo.includes(prices.idOf(offer) ?? '')
    return found === undefined || isOver || isForOther ? undefined : found
  }

  return {
    async price(offer, coupon) {
      const found = await discountFor({ offer, coupon })
      return priceOf(offer, found && reductionOf(found))
    },
    async change(subscription, offer, key) {
      const priceId = prices.idOf(offer)
      if (priceId === undefined) throw new Refused('There is no such plan.')
      try {
        // Whoever changes the plan goes on with it.
        if (subscription.endsAt)
          await inTime(paddle.subscriptions.update(subscription.id, { scheduledChange: null }))
        const told = await inTime(
          paddle.subscriptions.update(subscription.id, {
            items: [{ priceId, quantity: 1 }],
            prorationBillingMode: subscription.status === 'trialing' ? 'do_not_bill' : 'prorated_immediately',
            onPaymentFailure: 'prevent_change',
          }),
        )
        const written: Record<string, unknown> = { ...told.customData }
        const says = readSubscription(told, reductionIn(written), prices)
        return happened(subscription, key, { at: Date.parse(told.updatedAt), says })
      } catch (error) {
        if (error instanceof ApiError && error.type === 'request_error')
          throw new Refused('The provider did not change the plan.')
        throw named(error)
      }
    },
    async cancel(subscription, key) {
      const says: BillingReport = { status: 'deleted', dueAt: null, endsAt: null }
      // What is paid once has no subscription there.
      if (subscription.duration === 'lifetime') return happened(subscription, key, { at: clock.now(), says })
      try {
        const told = await inTime(
          paddle.subscriptions.cancel(subscription.id, { effectiveFrom: 'immediately' }),
        )
        if (told.status !== 'canceled') throw new Error('The provider has not ended it.')
        return happened(subscription, key, { at: Date.parse(told.updatedAt), says })
      } catch (error) {
        const told = await inTime(paddle.subscriptions.get(subscription.id)).catch(() => undefined)
        if (told?.status !== 'canceled') throw named(error)
        return happened(subscription, key, { at: Date.parse(told.updatedAt), says })
      }
    },
    pages: (subscription) => links.pages(subscription),
    async read(rawBody, headers) {
      const header = headers['paddle-signature']
      const signature = typeof header === 'string' ? header : ''
      if (!isSigned(rawBody, signature, { secrets: settings.webhookSecrets, now: clock.now() }))
        throw new Refused('The call is not signed, or too old.', 401)
      return readPaddleEvent(rawBody, { prices, links })
    },
    checkout: {
      script: ownScript('paddle', {
        clientToken,
        sandbox,
        scriptAddress: 'https://cdn.paddle.com/paddle/v2/paddle.js',
      }),
      async begin(order) {
        const priceId = (order.withTrial ? trials : prices).idOf(order.offer)
        if (priceId === undefined)
          throw new Refused(`The settings have no price for ${order.offer.plan} ${order.offer.duration}.`)
        const discount = await discountFor(order)
        const lasting = discount === undefined ? undefined : reductionOf(discount)
        const { share, less } = lasting?.lasts === true ? lasting : { share: 0, less: 0 }
        const { id: transactionId } = await inTime(
          paddle.transactions.create({
            items: [{ priceId, quantity: 1 }],
            customData: { ...writeOrder({ uid: order.uid, share, less }, links) },
            ...(discount !== undefined && { discountId: discount.id }),
          }),
        ).catch((error: unknown) => {
          throw named(error)
        })
        return { transactionId, email: order.email }
      },
      async manage(subscription, page, key) {
        links.assertKey(subscription, key)
        const { id, kept } = subscription
        const { urls } = await inTime(paddle.customerPortalSessions.create(kept?.['customer'] ?? '', [id]))
        const own = urls.subscriptions.find((one) => one.id === id)
        if (own === undefined) throw new Refused('There is no subscription.', 404)
        if (page === 'cancel') return { address: own.cancelSubscription }
        const { id: transactionId } = await inTime(paddle.subscriptions.getPaymentMethodChangeTransaction(id))
        return { address: own.updateSubscriptionPaymentMethod, transactionId }
      },
    },
  }
}

/** What a discount of the provider's takes off. */
function reductionOf({ type, amount, recur, maximumRecurringIntervals }: Discount): Reduction {
  const isShare = type === 'percentage'
  return {
    share: isShare ? Number(amount) / 100 : 0,
    less: isShare ? 0 : Number(amount) / 100,
    // One that ends says nothing of all later payments.
    lasts: recur && maximumRecurringIntervals === null,
  }
}

function reductionIn({ share, less }: Record<string, unknown>) {
  return typeof share === 'number' && typeof less === 'number' ? { share, less } : undefined
}

/** The same error with the provider's code for its name, which is all that a log gets. */
function named(error: unknown): unknown {
  if (error instanceof ApiError) error.name = `ApiError ${error.code}`
  return error
}
