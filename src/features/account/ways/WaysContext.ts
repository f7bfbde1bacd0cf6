import { createContext, useContext } from 'react'

/** Durations of plans [A9-4]. */
export type PlanDuration = 'monthly' | 'yearly' | 'lifetime'

/** The screens of the account area [A2.3], and those outside that it leads to. */
export type AccountTarget =
  | 'access'
  | 'login'
  | 'logout'
  | 'signup'
  | 'signup-old'
  | 'welcome'
  | 'landing'
  | 'profile'
  | 'edit-profile'
  | 'verify'
  | 'plans'
  | 'payment-success'
  | 'payment-fail'
  | 'recover-password'
  | 'cancel-subscription'
  | 'referral'
  | 'playback'
  | 'browse'
  | 'settings'
  | 'terms'
  | { screen: 'subscribe'; plan: string; duration: PlanDuration; trial?: boolean }
  | { screen: 'change-subscription'; plan: string; duration: PlanDuration }
  | { screen: 'premium-streaming'; service: string }
  /** Where nobody knows whether it was paid. */
  | { screen: 'payment-fail'; outcome: 'unknown' }
  /** With a query string ('' or with its '?') that stays, e.g. who referred them [A2.4-16 A9-13]. */
  | { screen: 'signup'; query: string }
  /** The settings page of a plugin. */
  | { screen: 'plugin'; page: string }

/** How the account area leads from screen to screen; the addresses are the app's. */
export interface Ways {
  /** The address of a target, for links. */
  address: (target: AccountTarget) => string
  /** Goes there; `replace` leaves no way back to this screen. */
  go: (target: AccountTarget, options?: { replace?: boolean }) => void
}

/** Undefined outside the account area and the shell, which `useWays` refuses. */
export const WaysContext = createContext<Ways | undefined>(undefined)

/** The ways of the account area. Throws outside `WaysContext`. */
export const useWays = (): Ways => {
  const ways = useContext(WaysContext)
  if (!ways) throw new Error('useWays needs a WaysContext above it')
  return ways
}
