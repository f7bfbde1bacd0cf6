import { createContext, type ReactNode } from 'react'
import type { Device } from './Device'

/** The device that the hooks speak to; undefined outside `DeviceProvider`, which they refuse. */
export const DeviceContext = createContext<Device | undefined>(undefined)

/** Gives the hooks of this room their device. */
export const DeviceProvider = ({ device, children }: { device: Device; children: ReactNode }) => (
  <DeviceContext value={device}>{children}</DeviceContext>
)
