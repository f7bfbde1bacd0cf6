import {
  CancelSubscriptionView,
  ChangeSubscriptionView,
  PaymentFailView,
  PaymentSuccessView,
  SubscribeView,
} from '../../features/account/checkout'
import { ReferralCard } from '../../features/account/referral'

/** /{brand}/subscription/cancel: back to the free plan [A2.3-15]. */
export const CancelSubscriptionScreen = () => <CancelSubscriptionView />

/** /{brand}/subscription/change/{plan}/{planDuration}: another plan [A2.3-16]. */
export const ChangeSubscriptionScreen = () => <ChangeSubscriptionView />

/** /{brand}/payment/fail: it did not work [A2.3-12]. */
export const PaymentFailScreen = () => <PaymentFailView />

/** /{brand}/payment/success: it worked [A2.3-11]; whom the plan pleases may tell friends [A2.5-12]. */
export const PaymentSuccessScreen = () => (
  <>
    <PaymentSuccessView />
    <ReferralCard />
  </>
)

/** /{brand}/subscribe/{plan}/{planDuration}: paying for a plan [A2.3-10]. */
export const SubscribeScreen = () => <SubscribeView />
