import type { PushWirelessNetworks } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { air } from '../network/air'
import { isWifiOn } from '../network/isWifiOn'

/** The networks in the air and the one that the player is in [D3-45]; none while Wi-Fi is switched off. */
export function wirelessNetworks(player: PlayerContext): PushWirelessNetworks {
  if (!isWifiOn(player)) return { available: [] }
  const { wireless } = player.storage.network.value()
  const heard = air.filter(({ hidden }) => hidden !== true)
  return {
    ...(wireless !== null && { connectedTo: wireless }),
    available: heard.map(({ ssid, signal, security }) => ({ ssid, signal, security })),
  }
}
