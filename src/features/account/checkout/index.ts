import '../plans/texts'
import './texts'

export { CancelSubscriptionView, PaymentFailView, PaymentSuccessView } from './PaymentViews'
export { ChangeSubscriptionView, PlanGrid, usePlanChoices } from './PlanGrid'
export { InsteadOfPaying } from './CheckoutParts'
export { SubscribeView, useCheckout } from './SubscribeView'
