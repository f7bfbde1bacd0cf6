import type { WirelessNetwork } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** A Wi-Fi network in reach of the player. */
export interface AirNetwork {
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
export function securityName(security: WirelessNetwork['security']): string {
  return (typeof security === 'object' ? (security.label ?? '') : (security ?? '')).toLowerCase()
}
