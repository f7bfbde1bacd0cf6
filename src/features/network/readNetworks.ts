import type { PushWirelessNetworks, WirelessNetwork } from '../../../schemas/generated/types'
import type { Network } from './Network'
import { securityOf } from './securityOf'
import { signalArcs } from './signalArcs'

/**
 * The networks of a push as rows, the strongest first. Access points of one network are one row; what has no name cannot
 * be got into by a tap and is left to the manual entry.
 */
export function readNetworks({ available }: PushWirelessNetworks): Network[] {
  const strongest = new Map<string, WirelessNetwork>()
  for (const network of available) {
    if (!network.ssid) continue
    const key = keyOf(network)
    const other = strongest.get(key)
    if (!other || (network.signal ?? 0) > (other.signal ?? 0)) strongest.set(key, network)
  }
  return [...strongest]
    .sort(([, one], [, other]) => (other.signal ?? 0) - (one.signal ?? 0))
    .map(([key, network]) => toRow(key, network))
}

function keyOf(network: WirelessNetwork): string {
  return `${securityOf(network).word} ${network.ssid ?? ''}`
}

function toRow(key: string, pushed: WirelessNetwork): Network {
  const { word, label, isSecured } = securityOf(pushed)
  return {
    key,
    ssid: pushed.ssid ?? '',
    signal: signalArcs(pushed.signal),
    security: word,
    securityLabel: label,
    isSecured,
    isManual: false,
    pushed,
  }
}
