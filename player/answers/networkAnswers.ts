import type { PlayerContext } from '../core/PlayerContext'
import type { JsonObject } from '../../authoring/json/Json'
import { findNetwork, isWifiOn, air } from '../network/wifi'
import type { NetworkShare, PushListShares, PushWirelessNetworks } from '../../schemas/generated/types'
import { driveSize } from '../drives/drives'
import type { Drive } from '../storage/systemDocuments'

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

/** The network drives [D3-46]; one that is not mounted has no size. Passwords stay here. */
export function networkShares({ storage }: PlayerContext): PushListShares {
  return storage.drives.value().map((drive) => ({
    ...networkShare(drive),
    mounted: drive.mounted,
    ...(drive.mounted && { size: driveSize(drive) }),
  }))
}

/** How a network drive is set up, as pushInfoShare tells it: not whether it is mounted. */
export function networkShare({ path, name, ip, fstype, username, options, id }: Drive): NetworkShare {
  return { path, name, ip, fstype, username, password: '', options, id }
}

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
