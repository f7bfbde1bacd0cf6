import type { AirNetwork } from './AirNetwork'
import { air } from './air'

/** The strongest network of that name that can be got into; a hidden one only for who says that it is hidden. */
export function findNetwork(ssid: string, hidden: boolean): AirNetwork | undefined {
  if (ssid === '') return undefined
  return air
    .filter((network) => network.ssid === ssid && (hidden || network.hidden !== true))
    .toSorted((one, other) => other.signal - one.signal)[0]
}
