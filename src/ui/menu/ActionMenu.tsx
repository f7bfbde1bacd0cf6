import { Suspense, useEffect } from 'react'
import { prefetchOnIdle } from '../idle'
import { later } from '../later'
import { usePanelSituation } from '../panel/PanelSituationContext'
import type { MenuProps } from './menuParts'
import { watchHands } from './menuPlace'
import { Sheet } from './Sheet'

const loadMenu = () => import('./FloatingMenu')
const FloatingMenu = later(async () => (await loadMenu()).default)

/** For screens that have menus: knows how one is wished for, and fetches what draws those of a mouse. */
export function useMenus(): void {
  useEffect(watchHands, [])
  useEffect(() => {
    if (!window.matchMedia('(any-hover: hover)').matches) return undefined
    return prefetchOnIdle(loadMenu)
  }, [])
}

/**
 * What can be done with one thing, as long as it is mounted: where a mouse or keys wish for it a menu at its
 * place, for a finger, and on a player's own screen, a sheet at the bottom edge.
 */
export function ActionMenu(props: MenuProps) {
  const { isKiosk } = usePanelSituation()
  if (isKiosk || props.place.by === 'touch') return <Sheet {...props} />
  return (
    <Suspense>
      <FloatingMenu {...props} />
    </Suspense>
  )
}
