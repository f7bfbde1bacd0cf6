import { type UiTheme, useUiTheme } from '../../theme/uiTheme/UiTheme'
import { useTopic } from '../../device'
import { useBrand } from '../../ui/brand/BrandContext'
import { useConnection } from '../ConnectionContext'
import { isCloudHost } from '../paths'
import type { AccountScreenName } from './accountScreens'
import type { Brand } from '../../../schemas/generated/types'

/** What of an interface and its player decides about accounts. */
interface Circumstances {
  /** The player's menu has the item of the account [D2.9-7]; undefined while it has not been pushed. */
  hasMenuItem: boolean | undefined
  theme: UiTheme['name']
  /** Variant of the theme, as the brand names it. */
  variant: string | undefined
  isCloudHost: boolean
}

/** What the rules say. */
interface AccountRules {
  /** Undefined while nobody knows. */
  isAuthEnabled: boolean | undefined
  hasFeatures: boolean
}

/**
 * The rule of accounts [D6-2 A2.1-3 A2.1-4]: logging in is possible where the player's menu has the account,
 * and on the cloud host, where there may be no player to say so [A2.1-7 A2.1-11]; the features of accounts
 * are there on the default theme and variant only, or on the cloud host.
 */
export const accountRules = ({
  hasMenuItem,
  theme,
  variant = 'default',
  isCloudHost,
}: Circumstances): AccountRules => ({
  isAuthEnabled: isCloudHost || hasMenuItem,
  hasFeatures: isCloudHost || (theme === 'modern' && variant === 'default'),
})

/** Whether the menu of a player has the item of the account [D2.9-7]. */
export const hasAccountEntry = (items: readonly { id: string }[], word: string): boolean =>
  items.some(({ id }) => id === `my-${word}`)

/** Whether accounts can be logged in to here, and whether their features are shown. */
export const useAccountRules = (): AccountRules => {
  const brand = useBrand()
  const { name: theme } = useUiTheme()
  const connection = useConnection()
  const hasMenuItem = useTopic('pushMenuItems', (items) => hasAccountEntry(items, brand.word))
  const hasNoPlayer = connection.matches('noEndpoints') || connection.matches('incompatible')
  return accountRules({
    hasMenuItem: hasMenuItem ?? (hasNoPlayer ? false : undefined),
    theme,
    variant: brand.variant,
    isCloudHost: isCloudHost(window.location.hostname, brand),
  })
}

/** Who may enter a screen [A2.3-20 to A2.3-23]; `known`: anybody, once it is known who is signed in. */
export type AccountGuard = 'anybody' | 'noUser' | 'user' | 'verified' | 'known'

interface AccountRoute {
  screen: AccountScreenName
  /** Below the brand's word; parts that begin with ':' are parameters. */
  path: string
  guard: AccountGuard
}

/**
 * The addresses of the account area [A2.3-1 to A2.3-18], of the landing of the plans [A2.4-20] and of the
 * terms [A2.4-65]. The placeholder that selects a remote device has none [A2.3-19].
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

/** What an address of the account area asks for. */
export interface AccountMatch {
  screen: AccountScreenName
  guard: AccountGuard
  /** Parts of the address by their names, decoded. */
  params: Readonly<Record<string, string>>
}

/** Undefined for what was never encoded. */
const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const paramsOf = (pattern: readonly string[], parts: readonly string[]) => {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, wanted] of pattern.entries()) {
    const part = parts[place] ?? ''
    if (!wanted.startsWith(':')) {
      if (part !== wanted) return undefined
      continue
    }
    const value = decode(part)
    if (value === undefined || value === '') return undefined
    params[wanted.slice(1)] = value
  }
  return params
}

/** The screen of an address below the brand's word; undefined where there is none. */
export const matchAccountRoute = (pathname: string, word: string): AccountMatch | undefined => {
  const [, area, ...parts] = pathname.replace(/\/$/, '').split('/')
  if (area !== word) return undefined
  for (const { screen, guard, path } of accountRoutes) {
    const params = paramsOf(path.split('/'), parts)
    if (params) return { screen, guard, params }
  }
  return undefined
}

/** Whether an address is below the brand's word, and the brand has accounts at all. */
export const isAccountPath = (path: string, { word, cloud }: Pick<Brand, 'word' | 'cloud'>): boolean =>
  cloud !== undefined && path.startsWith(`/${word}/`)
