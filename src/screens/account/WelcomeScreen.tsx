import { WelcomeView } from '../../features/account/landing'

/** Where a friend's link leads [A2.3-18]. */
export const WelcomeScreen = () => <WelcomeView />
