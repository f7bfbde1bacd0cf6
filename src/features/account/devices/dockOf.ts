import type { CloudDevice } from '../../../../schemas/generated/types'
import { addressOf } from './addressOf'
import { remoteOrder } from './remoteOrder'

/** A device of the dock. */
export interface DockedDevice {
  device: CloudDevice
  /** Where it is driven from; undefined where what the cloud says is no address. */
  address: string | undefined
  /** It is driven now. */
  isSelf: boolean
  /** It plays along with another one, and cannot be driven by itself. */
  isChild: boolean
}

/** Host and port of an origin: the scheme may be the page's. */
const placeOf = (origin: string | undefined) => origin?.replace(/^https?:\/\//, '')

/**
 * What the dock of the cloud shows: the devices that are enabled and online [A2.5-15], the one that was opened last first [A4.15-5];
 * `origin` is that of the one that is driven.
 */
export const dockOf = (
  devices: readonly CloudDevice[],
  origin: string | undefined,
  lastHost?: string,
): readonly DockedDevice[] =>
  remoteOrder(devices, lastHost).map((device) => {
    const address = addressOf(device.host)
    return {
      device,
      address,
      isSelf: device.isSelf === true || (address !== undefined && placeOf(address) === placeOf(origin)),
      isChild: device.isChild === true,
    }
  })
