import { LandingView } from '../../features/account/landing'

/** The plans for who comes from outside [A2.4-20]. */
export const LandingScreen = () => <LandingView />
