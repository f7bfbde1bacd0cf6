import type { AccountScreenName } from './accountScreens'

/** Who may enter a screen [A2.3-20 to A2.3-23]; `known`: anybody, once it is known who is signed in. */
export type AccountGuard = 'anybody' | 'noUser' | 'user' | 'verified' | 'known'

interface AccountRoute {
  screen: AccountScreenName
  /** Below the brand's word; parts that begin with ':' are parameters. */
  path: string
  guard: AccountGuard
}

/**
 * The addresses of the account area [A2.3-1 to A2.3-18], of the landing of the plans [A2.4-20] and of the terms [A2.4-65]. The placeholder that selects a remote
 * device has none [A2.3-19].
 */
export const accountRoutes: readonly AccountRoute[] = [
  { screen: 'login', path: 'login', guard: 'noUser' },
  { screen: 'logout', path: 'logout', guard: 'anybody' },
  { screen: 'signup-old', path: 'signup-old', guard: 'noUser' },
  { screen: 'signup', path: 'signup', guard: 'anybody' },
  { screen: 'premium-streaming', path: 'premium-streaming/:serviceName', guard: 'anybody' },
  { screen: 'access', path: 'access', guard: 'noUser' },
  { screen: 'profile', path: 'profile', guard: 'verified' },
  { screen: 'edit-profile', path: 'profile/edit', guard: 'user' },
  { screen: 'plans', path: 'plans', guard: 'verified' },
  { screen: 'subscribe', path: 'subscribe/:plan/:planDuration', guard: 'verified' },
  { screen: 'payment-success', path: 'payment/success', guard: 'verified' },
  { screen: 'payment-fail', path: 'payment/fail', guard: 'verified' },
  { screen: 'recover-password', path: 'recover-password', guard: 'known' },
  { screen: 'verify', path: 'profile/verify', guard: 'user' },
  { screen: 'cancel-subscription', path: 'subscription/cancel', guard: 'verified' },
  { screen: 'change-subscription', path: 'subscription/change/:plan/:planDuration', guard: 'verified' },
  { screen: 'referral', path: 'profile/referral', guard: 'verified' },
  { screen: 'welcome', path: 'welcome', guard: 'anybody' },
  { screen: 'landing', path: 'landing', guard: 'anybody' },
  { screen: 'terms', path: 'terms', guard: 'anybody' },
]
