import { type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { Refused } from '../../services/http/Refused'
import type { Billing, BillingEvent, Price, BillingReport, Subscription } from '../../services/ports/Billing'
import type { Clock } from '../../services/ports/Clock'
import type { PaddleClassicSettings } from '../BillingSettings'
import { priceOf, readCode, remember } from '../shared/lower'
import { readPrices } from '../shared/readPrices'
import { ClassicError, createClassicApi } from './createClassicApi'
import { momentOf, readAlert } from './readAlert'
import { isSigned, readFields } from './signature'

/** The provider delivers again for three days, ms; what is older was written down by somebody else. */
const oldest = 7 * 86_400_000

/** The older kind of Paddle, which the panel's checkout talks to by the provider's own script. */
export function createPaddleClassic(settings: PaddleClassicSettings, clock: Clock): Billing {
  const api = createClassicApi(settings)
  const prices = readPrices(settings.prices)
  /** Of a product's number and a coupon, with a space between. */
  const priceWith = remember(
    () => clock.now(),
    async (key): Promise<Price | undefined> => {
      const [id = '', coupon = ''] = key.split(' ')
      const [product] = await api.prices({ product_ids: id, coupons: coupon })
      if (product?.['currency'] !== 'EUR') return undefined
      const today = grossOf(product)
      const later = isJsonObject(product['subscription']) ? grossOf(product['subscription']) : undefined
      return today === undefined ? undefined : { today, later }
    },
  )
  // Its clock has seconds: of what happens within one, its calls count, not what we heard by asking.
  const happened = (
    { id, uid }: Subscription,
    key: string,
    says: BillingReport,
    at: number | undefined,
  ): BillingEvent => ({
    id: key,
    at: (at ?? Math.floor(clock.now() / 1_000) * 1_000) - 1,
    uid,
    subscription: id,
    says,
  })
  const isOver = async (id: string) => {
    const { response } = await api.post('subscription/users', { subscription_id: id })
    const [found] = Array.isArray(response) ? response : []
    return found === undefined || (isJsonObject(found) && found['state'] === 'deleted')
  }

  return {
    async price(offer, written) {
      const coupon = readCode(written)
      const asked = coupon === undefined ? undefined : await priceWith(`${offer.id} ${coupon}`)
      return asked ?? priceOf(offer, undefined)
    },
    async change(subscription, offer, key) {
      refuseChange(subscription)
      const { response, at } = await api
        .post('subscription/users/update', {
          subscription_id: subscription.id,
          plan_id: String(offer.id),
          bill_immediately: 'true',
          prorate: 'true',
        })
        .catch((error: unknown) => {
          if (error instanceof ClassicError) throw new Refused('The provider did not change the plan.')
          throw error
        })
      const next =
        isJsonObject(response) && isJsonObject(response['next_payment']) ? response['next_payment'] : {}
      const due = typeof next['date'] === 'string' ? Date.parse(`${next['date']}T00:00:00Z`) : Number.NaN
      const { plan, duration, amount } = offer
      return happened(
        subscription,
        key,
        {
          plan,
          duration,
          status: 'active',
          amount: numberIn(next['amount']) ?? amount,
          ...(Number.isFinite(due) && { dueAt: due }),
        },
        at,
      )
    },
    async cancel(subscription, key) {
      const says: BillingReport = { status: 'deleted', dueAt: null }
      // What is paid once has no subscription there.
      if (subscription.duration === 'lifetime') return happened(subscription, key, says, undefined)
      try {
        const { at } = await api.post('subscription/users_cancel', { subscription_id: subscription.id })
        return happened(subscription, key, says, at)
      } catch (error) {
        if (!(error instanceof ClassicError) || !(await isOver(subscription.id))) throw error
        return happened(subscription, key, says, undefined)
      }
    },
    pages({ kept }) {
      const { update, cancel } = kept ?? {}
      return update === undefined || cancel === undefined ? undefined : { update, cancel }
    },
    async read(rawBody) {
      const fields = readFields(rawBody)
      if (fields === undefined) throw new Refused('The call is not understood.', 400)
      if (!isSigned(fields, settings.publicKey)) throw new Refused('The call is not signed.', 401)
      if (Math.abs(clock.now() - momentOf(fields, 'event_time')) > oldest)
        throw new Refused('The call is too old.', 401)
      return readAlert(fields, prices)
    },
  }
}

/** What this provider cannot do. */
function refuseChange({ status }: Subscription): void {
  if (status === 'trialing') throw new Refused('The plan can be changed when the trial is over.')
  if (status === 'past_due') throw new Refused('The plan can be changed when the open payment is made.')
}

/** `price.gross` of what the provider says of a product. */
function grossOf(told: JsonObject): number | undefined {
  return isJsonObject(told['price']) ? numberIn(told['price']['gross']) : undefined
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
