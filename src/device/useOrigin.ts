import { useCallback, useSyncExternalStore } from 'react'
import { useDevice } from './useDevice'

/** Origin of the connected player, e.g. `http://192.168.1.50`, for its pictures; undefined before the first connect. */
export const useOrigin = (): string | undefined => {
  const device = useDevice()
  const subscribe = useCallback((listener: () => void) => device.onConnection(listener), [device])
  return useSyncExternalStore(subscribe, () => device.origin())
}
