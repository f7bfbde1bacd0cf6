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
