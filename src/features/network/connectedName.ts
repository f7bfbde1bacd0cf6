import type { PushWirelessNetworks } from '../../../schemas/generated/types'

/** Name of the network that the player says it is in, by the name or as the network itself [D3-45]; '' for none. */
export function connectedName({ connectedTo }: PushWirelessNetworks): string {
  const name: unknown =
    typeof connectedTo === 'object' && connectedTo !== null ? Reflect.get(connectedTo, 'ssid') : connectedTo
  return typeof name === 'string' ? name.trim() : ''
}
