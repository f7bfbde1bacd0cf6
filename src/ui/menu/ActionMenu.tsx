import { Suspense } from 'react'
import { later } from '../later'
import { usePanelSituation } from '../panel/PanelSituationContext'
import type { MenuProps } from './menuParts'
import { Sheet } from './Sheet'
import { loadFloatingMenu } from './useMenus'

const FloatingMenu = later(async () => (await loadFloatingMenu()).default)

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
