import { useSyncExternalStore } from 'react'
import type { PageSession } from '../../renderer'

/** Whether the page holds edits that were not saved; renders only when that turns. */
export function useHasEdits(session: PageSession): boolean {
  return useSyncExternalStore(session.subscribe, session.hasEdits)
}
