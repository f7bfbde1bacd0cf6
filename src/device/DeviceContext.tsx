import { createContext, type ReactNode, useContext, useCallback, useSyncExternalStore } from 'react'
import type { Device } from './Device'

/** The device that the hooks speak to; undefined outside `DeviceProvider`, which they refuse. */
const DeviceContext = createContext<Device | undefined>(undefined)

/** Gives the hooks of this room their device. */
export const DeviceProvider = ({ device, children }: { device: Device; children: ReactNode }) => (
  <DeviceContext value={device}>{children}</DeviceContext>
)

/** The device, for sending; what it pushes is read with `useTopic`. Throws outside `DeviceProvider`. */
export const useDevice = (): Device => {
  const device = useContext(DeviceContext)
  if (!device) throw new Error('useDevice needs a DeviceProvider above it')
  return device
}

/** Origin of the connected player, e.g. `http://192.168.1.50`, for its pictures; undefined before the first connect. */
export const useOrigin = (): string | undefined => {
  const device = useDevice()
  const subscribe = useCallback((listener: () => void) => device.onConnection(listener), [device])
  return useSyncExternalStore(subscribe, () => device.origin())
}

/** Whether the loading bar runs [D2.3-6]. */
export const usePending = (): boolean => {
  const { pending } = useDevice()
  const subscribe = useCallback((listener: () => void) => pending.subscribe(listener), [pending])
  return useSyncExternalStore(subscribe, () => pending.isPending())
}
