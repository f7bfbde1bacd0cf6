import type { UserRecord } from '../../../../../schemas/generated/types'
import type { HeldSubscription, WishedPlan } from '../../../../../machines/subscription.machine'
import type { PlanDuration } from '../../ways/WaysContext'
import { heldPlan } from './heldPlan'
import type { PlanProduct } from './PlanProduct'

/** A product for a duration, as the machine of subscriptions wants it told. */
export const toWishedPlan = (product: PlanProduct, duration: PlanDuration): WishedPlan => ({
  code: product.code,
  planCode: product.planCode,
  name: product.name,
  duration,
  productId: product.prices[duration]?.productId,
})

/**
 * The subscription of a record. Where it is over there is none. What bears no address of the billing provider was paid through the older card
 * payment provider, if this interface has that one.
 */
export const toHeld = (record: UserRecord | undefined, hasCards: boolean): HeldSubscription => {
  const held = heldPlan(record)
  const { subscriptionId, updateUrl, cancelUrl } = record?.planData ?? {}
  const id = held.isFree || subscriptionId === undefined ? '' : String(subscriptionId).trim()
  return {
    id: id || undefined,
    plan: held.code,
    duration: held.duration,
    isLifetime: held.isLifetime,
    isByCard: hasCards && !updateUrl && !cancelUrl,
  }
}
