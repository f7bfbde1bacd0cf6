import { lazyScreen, type LazyScreen } from '../lazyScreen'

/** A screen below the brand's word [A2.3-1 to A2.3-18], and the landing of the plans [A2.4-20]. */
export type AccountScreenName =
  | 'access'
  | 'login'
  | 'logout'
  | 'signup'
  | 'signup-old'
  | 'welcome'
  | 'landing'
  | 'premium-streaming'
  | 'profile'
  | 'edit-profile'
  | 'verify'
  | 'plans'
  | 'subscribe'
  | 'payment-success'
  | 'payment-fail'
  | 'recover-password'
  | 'cancel-subscription'
  | 'change-subscription'
  | 'referral'
  | 'terms'

/** The screens of the account area by name, each fetched when it is first drawn. */
export const accountScreens: Record<AccountScreenName, LazyScreen> = {
  referral: lazyScreen(async () => (await import('../../screens/account/ReferralScreen')).ReferralScreen),
  terms: lazyScreen(async () => (await import('../../screens/account/TermsScreen')).TermsScreen),
  'edit-profile': lazyScreen(
    async () => (await import('../../screens/account/EditProfileScreen')).EditProfileScreen,
  ),
  logout: lazyScreen(async () => (await import('../../screens/account/LogoutScreen')).LogoutScreen),
  plans: lazyScreen(async () => (await import('../../screens/account/PlansScreen')).PlansScreen),
  subscribe: lazyScreen(async () => (await import('../../screens/account/SubscribeScreen')).SubscribeScreen),
  'payment-success': lazyScreen(
    async () => (await import('../../screens/account/PaymentSuccessScreen')).PaymentSuccessScreen,
  ),
  'payment-fail': lazyScreen(
    async () => (await import('../../screens/account/PaymentFailScreen')).PaymentFailScreen,
  ),
  'cancel-subscription': lazyScreen(
    async () => (await import('../../screens/account/CancelSubscriptionScreen')).CancelSubscriptionScreen,
  ),
  'change-subscription': lazyScreen(
    async () => (await import('../../screens/account/ChangeSubscriptionScreen')).ChangeSubscriptionScreen,
  ),
  access: lazyScreen(async () => (await import('../../screens/account/AccessScreen')).AccessScreen),
  login: lazyScreen(async () => (await import('../../screens/account/LoginScreen')).LoginScreen),
  signup: lazyScreen(async () => (await import('../../screens/account/SignupScreen')).SignupScreen),
  'signup-old': lazyScreen(
    async () => (await import('../../screens/account/SignupOldScreen')).SignupOldScreen,
  ),
  welcome: lazyScreen(async () => (await import('../../screens/account/WelcomeScreen')).WelcomeScreen),
  landing: lazyScreen(async () => (await import('../../screens/account/LandingScreen')).LandingScreen),
  'premium-streaming': lazyScreen(
    async () => (await import('../../screens/account/PremiumStreamingScreen')).PremiumStreamingScreen,
  ),
  profile: lazyScreen(async () => (await import('../../screens/account/ProfileScreen')).ProfileScreen),
  verify: lazyScreen(async () => (await import('../../screens/account/VerifyScreen')).VerifyScreen),
  'recover-password': lazyScreen(
    async () => (await import('../../screens/account/RecoverPasswordScreen')).RecoverPasswordScreen,
  ),
}
