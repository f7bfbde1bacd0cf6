import { PremiumStreamingView } from '../../features/account/landing'

/** A premium streaming service [A2.3-5]. */
export const PremiumStreamingScreen = () => <PremiumStreamingView />
