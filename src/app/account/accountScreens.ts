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
  /** The referral programme [A2.3-17]. */
  referral: lazyScreen(async () => (await import('../../features/account/referral')).ReferralView),
  /** The terms and conditions [A2.4-65]. */
  terms: lazyScreen(async () => (await import('../../features/account/terms/TermsView')).TermsView),
  'edit-profile': lazyScreen(
    async () => (await import('../../screens/account/profileScreens')).EditProfileScreen,
  ),
  logout: lazyScreen(async () => (await import('../../screens/account/authScreens')).LogoutScreen),
  /** The plans [A2.3-9]. */
  plans: lazyScreen(async () => (await import('../../features/account/plans')).PlansView),
  subscribe: lazyScreen(async () => (await import('../../screens/account/checkoutScreens')).SubscribeScreen),
  'payment-success': lazyScreen(
    async () => (await import('../../screens/account/checkoutScreens')).PaymentSuccessScreen,
  ),
  'payment-fail': lazyScreen(
    async () => (await import('../../screens/account/checkoutScreens')).PaymentFailScreen,
  ),
  'cancel-subscription': lazyScreen(
    async () => (await import('../../screens/account/checkoutScreens')).CancelSubscriptionScreen,
  ),
  'change-subscription': lazyScreen(
    async () => (await import('../../screens/account/checkoutScreens')).ChangeSubscriptionScreen,
  ),
  access: lazyScreen(async () => (await import('../../screens/account/authScreens')).AccessScreen),
  login: lazyScreen(async () => (await import('../../screens/account/authScreens')).LoginScreen),
  signup: lazyScreen(async () => (await import('../../screens/account/authScreens')).SignupScreen),
  'signup-old': lazyScreen(async () => (await import('../../screens/account/authScreens')).SignupOldScreen),
  /** Where a friend’s link leads [A2.3-18]. */
  welcome: lazyScreen(async () => (await import('../../features/account/landing')).WelcomeView),
  /** The plans for who comes from outside [A2.4-20]. */
  landing: lazyScreen(async () => (await import('../../features/account/landing')).LandingView),
  /** A premium streaming service [A2.3-5]. */
  'premium-streaming': lazyScreen(
    async () => (await import('../../features/account/landing')).PremiumStreamingView,
  ),
  profile: lazyScreen(async () => (await import('../../screens/account/profileScreens')).ProfileScreen),
  verify: lazyScreen(async () => (await import('../../screens/account/authScreens')).VerifyScreen),
  'recover-password': lazyScreen(
    async () => (await import('../../screens/account/authScreens')).RecoverPasswordScreen,
  ),
}
