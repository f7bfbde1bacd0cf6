import type { WirelessNetwork, SaveWirelessNetworkSettings } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import type { Client } from '../core/Clients'
import { messageOf } from '../core/messageOf'

/** A Wi-Fi network in reach of the player. */
interface AirNetwork {
  ssid: string
  /** Bars, 0 to 5. */
  signal: number
  /** As a device tells it: open, wep, wpa, wpa2, an object with such a label, or empty for a hot spot. */
  security: NonNullable<WirelessNetwork['security']>
  /** First three octets of the addresses that it gives. */
  subnet: string
  speed: string
  /** Its name is not in the air: it is listed without, and found by who knows the name. */
  hidden?: true
}

/** Opens every protected network. */
export const wifiPassword = 'evergreen'

/** What is in the air. An SSID has 32 bytes at most; two access points may share one. */
export const air: readonly AirNetwork[] = [
  { ssid: 'Attic Wi-Fi', signal: 5, security: 'wpa2', subnet: '192.168.1', speed: '65 Mb/s' },
  { ssid: 'Workshop', signal: 4, security: 'wpa', subnet: '192.168.7', speed: '24 Mb/s' },
  {
    ssid: 'Gäste Südflügel Obergeschoß',
    signal: 4,
    security: { label: 'wpa2' },
    subnet: '10.20.0',
    speed: '54 Mb/s',
  },
  { ssid: 'Café Gäste', signal: 3, security: 'open', subnet: '10.0.30', speed: '11 Mb/s' },
  { ssid: '', signal: 3, security: 'wpa2', subnet: '172.16.4', speed: '54 Mb/s' },
  { ssid: 'Loudspeaker-7C21', signal: 3, security: '', subnet: '192.168.211', speed: '24 Mb/s' },
  { ssid: 'Attic Wi-Fi', signal: 2, security: 'wpa2', subnet: '192.168.1', speed: '26 Mb/s' },
  {
    ssid: 'cellarworkshoprepeatersecondroom',
    signal: 2,
    security: { label: 'WPA2' },
    subnet: '192.168.9',
    speed: '13 Mb/s',
  },
  { ssid: 'old-router', signal: 1, security: 'wep', subnet: '192.168.0', speed: '1 Mb/s' },
  { ssid: 'Across the street', signal: 0, security: 'wpa2', subnet: '192.168.178', speed: '1 Mb/s' },
  { ssid: 'Cellar', signal: 3, security: 'wpa2', subnet: '172.16.4', speed: '54 Mb/s', hidden: true },
]

/**
 * The strongest network of that name that can be got into; a hidden one only for who says that it is hidden.
 */
export function findNetwork(ssid: string, hidden: boolean): AirNetwork | undefined {
  if (ssid === '') return undefined
  return air
    .filter((network) => network.ssid === ssid && (hidden || network.hidden !== true))
    .toSorted((one, other) => other.signal - one.signal)[0]
}

/** Whether Wi-Fi is switched on, on the network page. */
export function isWifiOn({ storage }: PlayerContext): boolean {
  const saved = storage.settings.value()['system_controller/network']
  return saved?.['saveWirelessNetwork']?.['wireless_enabled'] !== false
}

/**
 * Security in small letters, e.g. `wpa2`, whether it comes as a text or as an object with a label; empty for
 * a hot spot.
 */
function securityName(security: WirelessNetwork['security']): string {
  return (typeof security === 'object' ? (security.label ?? '') : (security ?? '')).toLowerCase()
}

/** Who is told how it went, and when. */
interface Listener {
  /** The player stays where it was; `message` says why. */
  failed(message: string): void
  /** The player is in, and was out of reach meanwhile: called for each client that comes back. */
  joined(client: Client, message: string): void
}

/**
 * Tries to get into a Wi-Fi network [D7-61]. That takes a while; when it works, every connection breaks off
 * for some seconds. The password goes nowhere: it is compared and forgotten.
 */
export function joinWifi(player: PlayerContext, chosen: SaveWirelessNetworkSettings, tell: Listener): void {
  const { delays, faults, later, log, say } = player
  later(delays.join, () => {
    if (faults.happens('wifi-hangs')) return
    const reason = faults.happens('wifi-refuses') ? 'PASSWORD' : problemOf(player, chosen)
    if (reason !== undefined) tell.failed(say(`NETWORK.${reason}`, { ssid: chosen.ssid }))
    else
      move(player, chosen.ssid, tell).catch((error: unknown) => {
        log(`The network could not be kept: ${messageOf(error)}`)
        tell.failed(say('NOT_SAVED'))
      })
  })
}

/** Why the network does not let the player in: the end of a text's path; undefined when it does. */
function problemOf(
  player: PlayerContext,
  chosen: SaveWirelessNetworkSettings,
): 'MISSING' | 'PASSWORD' | undefined {
  const network = findNetwork(chosen.ssid, chosen.hidden ?? false)
  if (network === undefined) return 'MISSING'
  if (isOpen(network) || chosen.password === wifiPassword) return undefined
  const isKnown = player.storage.network.value().known.includes(chosen.ssid)
  return isKnown && (chosen.password ?? '') === '' ? undefined : 'PASSWORD'
}

function isOpen({ security }: AirNetwork): boolean {
  return ['', 'open'].includes(securityName(security))
}

async function move(player: PlayerContext, ssid: string, tell: Listener): Promise<void> {
  const { delays, news, say, storage } = player
  const network = storage.network.value()
  const known = network.known.includes(ssid) ? network.known : [...network.known, ssid]
  await storage.network.save({ ...network, wireless: ssid, known })
  news.keepForThoseCutOff((client) => tell.joined(client, say('NETWORK.JOINED', { ssid })))
  player.goOffline(delays.away)
}
