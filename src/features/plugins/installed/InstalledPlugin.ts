import type { ManagedPlugin } from '../ManagedPlugin'

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
