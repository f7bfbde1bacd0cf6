import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTopic, useNowPlaying } from '../../../device'
import { paths, type PanelPath } from '../../paths'
import { useUiTheme } from '../../../theme/uiTheme/UiTheme'
import { screenExists } from '../../../ui/navigation/PanelLink'

/** Whether more than one player is known [D9-9]. */
export const useHasPlayers = (): boolean =>
  useTopic('pushMultiRoomDevices', ({ list }) => list.length > 1) ?? false

/** What the tab bar leads to, in its order [D2.3-1]; `home` is the newer theme's [D2.2-10]. */
const tabs = [
  { id: 'home', path: paths.home },
  { id: 'browse', path: paths.browse },
  { id: 'playback', path: paths.playback },
  { id: 'queue', path: paths.queue },
  { id: 'search', path: paths.search },
  { id: 'settings', path: paths.settings },
] as const satisfies readonly { id: string; path: PanelPath }[]

export type TabId = (typeof tabs)[number]['id']

/**
 * What stands beside them in the side menu and the palette where there are several players [D2.2-7 D2.2-14].
 */
const playerScreens = [
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

/** The tabs of the UI theme whose screens this panel has. */
export const useTabs = (): Tab[] => {
  const router = useRouter()
  const { hasHome } = useUiTheme()
  const isUpdating = useNowPlaying(({ isScanning }) => isScanning)
  return useMemo(
    () =>
      tabs
        .filter(({ id, path }) => (id !== 'home' || hasHome) && screenExists(router, path))
        .map((tab) => ({ ...tab, isBusy: tab.id === 'browse' && isUpdating === true })),
    [router, hasHome, isUpdating],
  )
}

/**
 * The tabs, and where there are several players their screens, too: what the side menu and the palette lead
 * to.
 */
export const useScreens = (): ScreenEntry[] => {
  const router = useRouter()
  const tabs = useTabs()
  const hasPlayers = useHasPlayers()
  return useMemo(() => {
    const more = hasPlayers ? playerScreens.filter(({ path }) => screenExists(router, path)) : []
    return [...tabs, ...more.map((one) => ({ ...one, isBusy: false }))]
  }, [router, tabs, hasPlayers])
}
