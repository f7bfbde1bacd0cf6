import 'virtual:texts/accountPlans'
import 'virtual:texts/accountCheckout'

export { CancelSubscriptionView, PaymentFailView, PaymentSuccessView } from './PaymentViews'
export { ChangeSubscriptionView, PlanGrid, usePlanChoices } from './PlanGrid'
export { InsteadOfPaying } from './CheckoutParts'
export { SubscribeView, useCheckout } from './SubscribeView'
