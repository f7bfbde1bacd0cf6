import { PaymentFailView } from '../../features/account/checkout'

/** /{brand}/payment/fail: it did not work [A2.3-12]. */
export const PaymentFailScreen = () => <PaymentFailView />
