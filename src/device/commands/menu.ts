import type { Device } from '../Device'

/** The menu, which is the device's [D7-42]. */
export const menu = {
  /** Asks for pushMenuItems. */
  getMenuItems: (device: Device) => device.send('getMenuItems'),
}
