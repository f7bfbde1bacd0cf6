import { ChangeSubscriptionView } from '../../features/account/checkout'

/** /{brand}/subscription/change/{plan}/{planDuration}: another plan [A2.3-16]. */
export const ChangeSubscriptionScreen = () => <ChangeSubscriptionView />
