import './texts'

export { LandingView } from './LandingView'
export { PremiumStreamingView } from './PremiumStreamingView'
export { WelcomeView } from './WelcomeView'
