import { Loader } from '@mantine/core'
import {
  type Icon,
  IconBooks,
  IconHome,
  IconPlayerPlay,
  IconPlaylist,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useMemo } from 'react'
import { useNowPlaying, useTopic } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { type UiTheme, useUiTheme } from '../../../theme/uiTheme/UiTheme'
import { Extra } from '../../../ui/Boundary'
import { later } from '../../../ui/later'
import { PanelLink, screenExists } from '../../../ui/navigation/PanelLink'
import { type PanelPath, paths } from '../../paths'
import classes from './BottomBars.module.css'
import tabBarClasses from './TabBar.module.css'

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

type TabId = (typeof tabs)[number]['id']

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
interface Tab {
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

/** Which bars stand at the foot of the panel. */
interface BarsShown {
  hasTabs: boolean
  player: 'none' | 'footer' | 'playbackTabs'
}

const withoutBars: readonly string[] = [paths.wizard]

/**
 * What stands at the foot of a screen [D2.3-1]: in the newer theme the player footer everywhere but on the
 * playback screen, which is the same in large, and the tab bar where there is no room for a rail; in the
 * older one the tab bar always, and a bar for the player on the playback screen only, which is how the
 * specification's "in the main theme" is read here. Nothing where the screen is all that there is.
 */
export const barsShown = (
  theme: UiTheme,
  { path, hasRoom, isBare = false }: { path: string; hasRoom: boolean; isBare?: boolean },
): BarsShown => {
  if (isBare || withoutBars.includes(path)) return { hasTabs: false, player: 'none' }
  const isPlayback = path === paths.playback
  const hasTabs = !(theme.hasRail && hasRoom)
  if (theme.playerBar === 'footer') return { hasTabs, player: isPlayback ? 'none' : 'footer' }
  return { hasTabs, player: isPlayback ? 'playbackTabs' : 'none' }
}

const icons: Readonly<Record<TabId, Icon>> = {
  home: IconHome,
  browse: IconBooks,
  playback: IconPlayerPlay,
  queue: IconPlaylist,
  search: IconSearch,
  settings: IconSettings,
}

interface TabBarProps {
  tabs: readonly Tab[]
  currentPath: string
}

/**
 * The screens that are a thumb away [D2.3-1]. On a wide, low screen it stands at the side and leaves the
 * height to them.
 */
const TabBar = ({ tabs, currentPath }: TabBarProps) => {
  const { t } = useTranslation()
  return (
    <nav className={tabBarClasses.bar} aria-label={t('tabs.label')}>
      {tabs.map(({ id, path, isBusy }) => {
        const Icon = icons[id]
        return (
          <PanelLink key={id} href={path} className={tabBarClasses.tab} isCurrent={path === currentPath}>
            {isBusy ? (
              <Loader size={20} aria-label={t('tabs.updating')} role="img" />
            ) : (
              <Icon size={24} stroke={1.5} aria-hidden />
            )}
            <span className={tabBarClasses.label}>{t(`tabs.${id}`)}</span>
          </PanelLink>
        )
      })}
    </nav>
  )
}

const PlayerFooter = later(async () => (await import('./PlayerFooter')).PlayerFooter)
const PlaybackTabBar = later(async () => (await import('./PlaybackTabBar')).PlaybackTabBar)

interface BottomBarsProps {
  shown: BarsShown
  tabs: readonly Tab[]
  currentPath: string
  isWide: boolean
  /** Nothing may be operated. */
  isInert: boolean
}

/**
 * What stands at the foot of the panel. Its height is kept before its file is there, so that nothing moves
 * when it comes.
 */
export const BottomBars = ({ shown, tabs, currentPath, isWide, isInert }: BottomBarsProps) => (
  <>
    {shown.player === 'none' ? null : (
      <footer className={classes.player} data-above-tabs={shown.hasTabs || undefined} inert={isInert}>
        <Extra>{shown.player === 'footer' ? <PlayerFooter isWide={isWide} /> : <PlaybackTabBar />}</Extra>
      </footer>
    )}
    {shown.hasTabs ? (
      <div className={classes.tabs} inert={isInert}>
        <TabBar tabs={tabs} currentPath={currentPath} />
      </div>
    ) : null}
  </>
)

/**
 * Lets style sheets know what stands at the foot: `--panel-bottom` of the root is what is covered there
 * (theme/panel.css).
 */
export const useBarMeasures = ({ hasTabs, player }: BarsShown): void => {
  useLayoutEffect(() => {
    const { documentElement: html } = document
    html.toggleAttribute('data-tabs', hasTabs)
    html.toggleAttribute('data-player', player !== 'none')
    return () => {
      html.removeAttribute('data-tabs')
      html.removeAttribute('data-player')
    }
  }, [hasTabs, player])
}
