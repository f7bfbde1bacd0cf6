import type {
  Buyer,
  HeldSubscription,
  ProblemCode,
  SubscriptionCommand,
  SubscriptionProblem,
  SubscriptionRequest,
  RequestedPlan,
} from './subscription.vocabulary'

/** What is to be done, or why it cannot be. */
export type CheckedRequest = { command: SubscriptionCommand } | { problem: SubscriptionProblem }

const refuse = (code: ProblemCode): CheckedRequest => ({ problem: { code } })

const isKnown = (buyer: Buyer) => buyer.uid !== '' && buyer.email !== ''

/** Whether all is there that a wish takes [A5-13 … A5-22]; the first thing that is missing is the problem. */
export const checkRequest = (request: SubscriptionRequest): CheckedRequest => {
  const { buyer } = request
  if (!buyer) return refuse('noUser')
  if (request.kind === 'cancel') return checkCancel(request.held, buyer)
  if (request.kind === 'change') return checkChange(request.held, request.plan, buyer)
  const { plan, held } = request
  if (held?.isLifetime) return refuse('lifetime')
  if (held && held.plan !== 'free') return refuse('hasPlan')
  if (!plan) return refuse('noPlanSelected')
  if (request.kind === 'card') {
    if (!isKnown(buyer)) return refuse('noAddress')
    return plan.planCode
      ? { command: { kind: 'card', plan, buyer, isTrial: request.isTrial } }
      : refuse('noPlanSelected')
  }
  if (plan.productId === undefined || !Number.isInteger(plan.productId)) return refuse('noProductId')
  if (!isKnown(buyer)) return refuse('noAddress')
  const { coupon, trial } = request
  const order = {
    product: plan.productId,
    ...buyer,
    ...(coupon === undefined ? {} : { coupon }),
    ...(trial === undefined ? {} : { trial }),
  }
  return { command: { kind: 'checkout', plan, order } }
}

function checkCancel(held: HeldSubscription, buyer: Buyer): CheckedRequest {
  if (held.isLifetime) return refuse('lifetime')
  if (held.id === undefined) return refuse('noSubscription')
  return { command: { kind: 'cancel', buyer, held, subscriptionId: held.id } }
}

function checkChange(held: HeldSubscription, plan: RequestedPlan | undefined, buyer: Buyer): CheckedRequest {
  if (held.isLifetime) return refuse('lifetime')
  if (held.id === undefined) return refuse('noPreviousPlan')
  if (!plan?.planCode) return refuse('noPlanSelected')
  if (held.duration === 'yearly' && plan.duration === 'monthly') return refuse('yearlyToMonthly')
  const { productId, planCode } = plan
  if (productId === undefined && !held.isByCard) return refuse('noProductId')
  return { command: { kind: 'change', plan, buyer, held, productId: productId ?? 0, planCode } }
}
