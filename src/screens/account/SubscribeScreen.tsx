import { SubscribeView } from '../../features/account/checkout'

/** /{brand}/subscribe/{plan}/{planDuration}: paying for a plan [A2.3-10]. */
export const SubscribeScreen = () => <SubscribeView />
