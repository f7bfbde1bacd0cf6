import { LandingView, PremiumStreamingView, WelcomeView } from '../../features/account/landing'

/** The plans for who comes from outside [A2.4-20]. */
export const LandingScreen = () => <LandingView />

/** A premium streaming service [A2.3-5]. */
export const PremiumStreamingScreen = () => <PremiumStreamingView />

/** Where a friend's link leads [A2.3-18]. */
export const WelcomeScreen = () => <WelcomeView />
