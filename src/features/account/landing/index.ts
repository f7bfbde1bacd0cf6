import 'virtual:texts/accountLanding'

export { LandingView, WelcomeView } from './LandingView'
export { PremiumStreamingView } from './PremiumStreamingView'
