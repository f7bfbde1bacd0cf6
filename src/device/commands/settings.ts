import type { RequestPayloads } from '../../../schemas/generated/types'
import type { Device } from '../Device'

/** What settings pages ask of the device [D7-53 D7-54 D7-13]. */
export const settings = {
  /** Asks for the page `category/name`; it comes as pushUiConfig, which does not say of which page it is. */
  getUiConfig: (device: Device, page: string) => device.send('getUiConfig', { page }),
  /** Calls a method of a plugin, which is how pages save. */
  callMethod: (device: Device, payload: RequestPayloads['callMethod']) => device.send('callMethod', payload),
  /** Asks whether a password opens a page; the answer is a push of the same name. */
  checkPassword: (device: Device, payload: RequestPayloads['checkPassword']) =>
    device.send('checkPassword', payload),
}
