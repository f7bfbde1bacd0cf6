import { lazy, Suspense } from 'react'
import { Boundary } from '../../../ui/Boundary'
import classes from './BottomBars.module.css'
import type { BarsShown } from './barsShown'
import { TabBar } from './TabBar'
import type { Tab } from './tabs'

const PlayerFooter = lazy(async () => ({ default: (await import('./PlayerFooter')).PlayerFooter }))
const PlaybackTabBar = lazy(async () => ({ default: (await import('./PlaybackTabBar')).PlaybackTabBar }))

interface Props {
  shown: BarsShown
  tabs: readonly Tab[]
  currentPath: string
  isWide: boolean
  /** Nothing may be operated. */
  isInert: boolean
}

/** What stands at the foot of the panel. Its height is kept before its file is there, so that nothing moves when it comes. */
export const BottomBars = ({ shown, tabs, currentPath, isWide, isInert }: Props) => (
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
