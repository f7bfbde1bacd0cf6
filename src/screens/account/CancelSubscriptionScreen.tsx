import { CancelSubscriptionView } from '../../features/account/checkout'

/** /{brand}/subscription/cancel: back to the free plan [A2.3-15]. */
export const CancelSubscriptionScreen = () => <CancelSubscriptionView />
