import { PlansView } from '../../features/account/plans'

/** /{brand}/plans: the plans [A2.3-9]. */
export const PlansScreen = () => <PlansView />
