import { useCallback, useSyncExternalStore } from 'react'
import { useDevice } from './useDevice'

/** Whether the loading bar runs [D2.3-6]. */
export const usePending = (): boolean => {
  const { pending } = useDevice()
  const subscribe = useCallback((listener: () => void) => pending.subscribe(listener), [pending])
  return useSyncExternalStore(subscribe, () => pending.isPending())
}
