import { PaymentSuccessView } from '../../features/account/checkout'
import { ReferralCard } from '../../features/account/referral'

/** /{brand}/payment/success: it worked [A2.3-11]; whom the plan pleases may tell friends [A2.5-12]. */
export const PaymentSuccessScreen = () => (
  <>
    <PaymentSuccessView />
    <ReferralCard />
  </>
)
