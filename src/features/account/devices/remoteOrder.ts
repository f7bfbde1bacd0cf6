import type { CloudDevice } from '../../../../schemas/generated/types'

/** A device that can be reached from anywhere. */
export type ReachableDevice = CloudDevice & { host: string }

/** Whether a device can be opened: enabled, online [A4.15-4], and the cloud says where. */
export const isReachable = (device: CloudDevice): device is ReachableDevice =>
  device.enabled === true && device.online === true && Boolean(device.host?.trim())

/** The devices that remote access tries, in this order [A4.15-5 D6-6]: those enabled and online, the last used host first. */
export const remoteOrder = (
  devices: readonly CloudDevice[],
  lastHost: string | undefined,
): readonly ReachableDevice[] => {
  const reachable = devices.filter(isReachable)
  const isLast = ({ host }: ReachableDevice) => host === lastHost
  return [...reachable.filter(isLast), ...reachable.filter((device) => !isLast(device))]
}
