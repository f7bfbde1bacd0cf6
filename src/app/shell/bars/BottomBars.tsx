import { Loader } from '@mantine/core'
import {
  IconBooks,
  IconHome,
  IconPlayerPlay,
  IconPlaylist,
  IconSearch,
  IconSettings,
  type Icon,
} from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { PanelLink } from '../../../ui/navigation/PanelLink'
import tabBarClasses from './TabBar.module.css'
import type { Tab, TabId } from './tabs'
import { Boundary } from '../../../ui/Boundary'
import classes from './BottomBars.module.css'
import type { BarsShown } from './barsShown'

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

/** The screens that are a thumb away [D2.3-1]. On a wide, low screen it stands at the side and leaves the height to them. */
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

const PlayerFooter = lazy(async () => ({ default: (await import('./PlayerFooter')).PlayerFooter }))
const PlaybackTabBar = lazy(async () => ({ default: (await import('./PlaybackTabBar')).PlaybackTabBar }))

interface BottomBarsProps {
  shown: BarsShown
  tabs: readonly Tab[]
  currentPath: string
  isWide: boolean
  /** Nothing may be operated. */
  isInert: boolean
}

/** What stands at the foot of the panel. Its height is kept before its file is there, so that nothing moves when it comes. */
export const BottomBars = ({ shown, tabs, currentPath, isWide, isInert }: BottomBarsProps) => (
  <>
    {shown.player === 'none' ? null : (
      <footer className={classes.player} data-above-tabs={shown.hasTabs || undefined} inert={isInert}>
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            {shown.player === 'footer' ? <PlayerFooter isWide={isWide} /> : <PlaybackTabBar />}
          </Suspense>
        </Boundary>
      </footer>
    )}
    {shown.hasTabs ? (
      <div className={classes.tabs} inert={isInert}>
        <TabBar tabs={tabs} currentPath={currentPath} />
      </div>
    ) : null}
  </>
)
