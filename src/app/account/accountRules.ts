import type { UiTheme } from '../../theme/uiTheme/UiTheme'

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
export interface AccountRules {
  /** Undefined while nobody knows. */
  isAuthEnabled: boolean | undefined
  hasFeatures: boolean
}

/**
 * The rule of accounts [D6-2 A2.1-3 A2.1-4]: logging in is possible where the player's menu has the account, and on the cloud host, where
 * there may be no player to say so [A2.1-7 A2.1-11]; the features of accounts are there on the default theme and variant only, or on
 * the cloud host.
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
