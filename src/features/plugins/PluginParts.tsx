import type { ReactNode } from 'react'
import classes from './ActButton.module.css'
import { useOrigin } from '../../device'
import { ListArt } from '../../ui/rows/ListArt'
import pluginIconClasses from './PluginIcon.module.css'

interface ActButtonProps {
  /** What is done, with the plugin's name, for who does not see where it stands. */
  label: string
  /** `strong` is what one would most likely want, `quiet` what one seldom does. */
  look?: 'strong' | 'plain' | 'quiet'
  isBusy?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button of a plugin's card. Plain, because hundreds of cards pass while somebody scrolls. */
export function ActButton({ label, look = 'plain', isBusy = false, onPress, children }: ActButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-look={look}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {children}
    </button>
  )
}

/** A plugin as the manager shows it, of the store or installed. */
export interface ManagedPlugin {
  /** Only once in its list. */
  key: string
  name: string
  category: string
  /** To be shown; '' where the player gives no name. */
  shownName: string
  prettyName: string | undefined
  icon: string | undefined
  version: string
  /** Package to install or update from; without one neither can be had. */
  url: string | undefined
  isInstalled: boolean
  installedVersion: string | undefined
  canUpdate: boolean
}

interface PluginIconProps {
  /** A name of FontAwesome or an address, as the player sent it. */
  icon: string | undefined
}

/** For what has no icon, drawn once for all. */
const cube = (
  <svg className={pluginIconClasses.cube} viewBox="0 0 24 24" aria-hidden data-icon="cube">
    <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3zM12 12l8-4.5M12 12v9M12 12L4 7.5" />
  </svg>
)

/** Addresses and paths have a slash or a scheme; names of FontAwesome are plain words. */
const isAddress = (icon: string) => /^(https?:|\/)/i.test(icon)

/** The icon of a plugin, decorative; a cube where there is none or it cannot be shown [D2.12-2]. */
export function PluginIcon({ icon = '' }: PluginIconProps) {
  const origin = useOrigin()
  const name = icon.trim()
  return (
    <ListArt
      albumart={isAddress(name) ? name : undefined}
      icon={/^(fa\b|fa-)/.test(name) ? name : undefined}
      origin={origin}
    >
      {cube}
    </ListArt>
  )
}

/** The name to show of a plugin as it was sent; '' for one that has none. */
export const nameOf = ({ prettyName, name }: { prettyName?: string; name?: string }): string =>
  prettyName?.trim() || name?.trim() || ''

/** An installed plugin [D3-40]. */
export interface InstalledPlugin extends ManagedPlugin {
  /** As its switch stands: what somebody wants, or what the player says. */
  isOn: boolean
  /** The player has not confirmed it yet. */
  isPending: boolean
  /** It runs. */
  isActive: boolean
  /** Its settings page; undefined where it has none, or while it is off [D4-23]. */
  settings: string | undefined
}

/** A plugin of the store [D3-41]. */
export interface StorePlugin extends ManagedPlugin {
  /** HTML. */
  description: string
  author: string
  updated: string
  license: string
  /** Name of its category to show. */
  categoryName: string
  /** All that it is found by, folded. */
  text: string
}

/** A category of the store with what is in it. */
export interface StoreCategory {
  key: string
  shownName: string
  description: string
  plugins: readonly StorePlugin[]
}
