import './texts'

export { LandingView, WelcomeView } from './LandingView'
export { PremiumStreamingView } from './PremiumStreamingView'
