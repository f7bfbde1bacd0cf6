import { useContext } from 'react'
import type { Device } from './Device'
import { DeviceContext } from './DeviceContext'

/** The device, for sending; what it pushes is read with `useTopic`. Throws outside `DeviceProvider`. */
export const useDevice = (): Device => {
  const device = useContext(DeviceContext)
  if (!device) throw new Error('useDevice needs a DeviceProvider above it')
  return device
}
