import type { Device } from '../Device'

/** How the interface looks, as the device has it [D7-42]. */
export const appearance = {
  /** Asks for pushUiSettings. */
  getUiSettings: (device: Device) => device.send('getUiSettings'),
}
