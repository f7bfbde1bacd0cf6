import type { PlayerContext } from '../core/PlayerContext'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { findNetwork } from '../network/findNetwork'
import { isWifiOn } from '../network/isWifiOn'

/** How the player is connected [D3-44], with the line ends that real devices leave at some texts. */
export function infoNetwork(player: PlayerContext): JsonObject[] {
  const { wired, wireless } = player.storage.network.value()
  const network = wireless !== null && isWifiOn(player) ? findNetwork(wireless, true) : undefined
  return [
    ...(wired
      ? [
          {
            type: 'Wired',
            ip: wiredAddress(player),
            status: 'connected',
            speed: '1000Mb/s\n',
            online: 'yes',
          },
        ]
      : []),
    ...(network
      ? [
          {
            type: 'Wireless',
            ssid: `${network.ssid}\n`,
            signal: network.signal,
            ip: `${network.subnet}.51`,
            status: 'connected',
            speed: `${network.speed}\n`,
            online: 'yes',
          },
        ]
      : []),
  ]
}

/** The fixed address of the network page, or the one that the router gives. */
function wiredAddress({ storage }: PlayerContext): string {
  const saved = storage.settings.value()['system_controller/network']?.['saveWiredNetwork']
  const fixed = saved?.['static_ip']
  return saved?.['dhcp'] === false && typeof fixed === 'string' && fixed !== '' ? fixed : '192.168.1.50'
}
