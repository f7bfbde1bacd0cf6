import type { Device } from '../Device'

/** Modals that the device opened [D7-37]. */
export const modals = {
  /** Closes them on every screen of this device. */
  closeModals: (device: Device) => device.send('closeModals', ''),
}
