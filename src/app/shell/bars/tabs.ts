import { paths, type PanelPath } from '../../paths'

/** What the tab bar leads to, in its order [D2.3-1]; `home` is the newer theme's [D2.2-10]. */
export const tabs = [
  { id: 'home', path: paths.home },
  { id: 'browse', path: paths.browse },
  { id: 'playback', path: paths.playback },
  { id: 'queue', path: paths.queue },
  { id: 'search', path: paths.search },
  { id: 'settings', path: paths.settings },
] as const satisfies readonly { id: string; path: PanelPath }[]

export type TabId = (typeof tabs)[number]['id']

/** What stands beside them in the side menu and the palette where there are several players [D2.2-7 D2.2-14]. */
export const playerScreens = [
  { id: 'multiRoom', path: paths.multiRoom },
  { id: 'outputs', path: paths.outputs },
] as const satisfies readonly { id: string; path: PanelPath }[]

/** A screen of the panel as the side menu shows it. */
export interface ScreenEntry {
  id: TabId | (typeof playerScreens)[number]['id']
  path: PanelPath
  /** As of a tab. */
  isBusy: boolean
}

/** A tab as it is shown. */
export interface Tab {
  id: TabId
  path: PanelPath
  /** Something goes on there: the library is being read [D2.3-1]. */
  isBusy: boolean
}
