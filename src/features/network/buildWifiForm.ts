import type { TFunction } from 'i18next'
import type { WirelessNetwork, NetworkConnection, ContentItem } from '../../../schemas/generated/types'
import type { WifiTarget } from '../../../machines/wifi.machine'

/** A row of the list of Wi-Fi networks. */
export interface Network {
  /** Tells the rows apart and stays the same over re-pushes. */
  key: string
  /** '' for the manual entry. */
  ssid: string
  /** Strength of the signal as arcs, 0 to 3; 'hidden' for a signal below 0 [D2.11-1]. */
  signal: 0 | 1 | 2 | 3 | 'hidden'
  /** In small letters, e.g. `wpa2`; '' for a hot spot [D3-45]. */
  security: string
  /** What security is called on screen, as the player spells it; '' for none. */
  securityLabel: string
  /** Needs a password [D5-22]. */
  isSecured: boolean
  /** The entry for a network that does not tell its name; always the last [D2.11-1]. */
  isManual: boolean
  /** As the player pushed it: what is sent back of it. */
  pushed: WirelessNetwork
}

/** The entry that is appended to every list [D2.11-1 D9-33]. */
export const manualEntry: Network = {
  key: 'manual',
  ssid: '',
  signal: 'hidden',
  security: 'wpa2',
  securityLabel: '',
  isSecured: true,
  isManual: true,
  pushed: { ssid: '', signal: -1, security: 'wpa2', hidden: true, manual: true },
}

/** Whether a text is an IPv4 address: four octets of 0 to 255 [D5-26]. Players also push the likes of "6". */
export function isIpv4(text: string | undefined): text is string {
  const octets = text?.split('.') ?? []
  return octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) <= 255)
}

/**
 * Where the player is reached over a connection, when this page did not come from there; undefined where it
 * gives none.
 */
export function otherAddress(
  connection: NetworkConnection | undefined,
  pageHost: string,
): string | undefined {
  const ip = connection?.ip
  return isIpv4(ip) && ip !== pageHost ? `http://${ip}` : undefined
}

/** Ids of the form's fields. */
export const wifiFields = { ssid: 'ssid', security: 'security', password: 'password' } as const

/** What the manual entry offers [D9-33], the usual one first. */
const securities = ['wpa2', 'wpa', 'wep', 'open'] as const

interface WifiFormState {
  /** What the select of the manual entry holds; '' for a listed network or before it was touched. */
  security: string
  /** What was sent to this network before in vain, so that it can be mended. */
  sent: WifiTarget | undefined
}

/**
 * The form of a network as page data [D2.11-1]: the password where one is needed [D5-22], and for a hidden
 * network its name and security. Empty for a network that is open.
 */
export function buildWifiForm(
  network: Network,
  { security, sent }: WifiFormState,
  t: TFunction,
): ContentItem[] {
  const chosen = network.isManual ? security || securityWord(sent) || network.security : network.security
  const needsPassword = network.isManual ? chosen !== 'open' : network.isSecured
  const password: ContentItem = {
    id: wifiFields.password,
    element: 'input',
    type: 'password',
    label: t('network.wifi.password'),
    value: sent?.password ?? network.pushed.password ?? '',
    hidden: !needsPassword,
    attributes: [
      { required: true },
      // No network of WPA has a shorter one, and a player that writes one down may lose its own network by
      // it.
      ...(chosen.startsWith('wpa') ? [{ minlength: 8 }] : []),
      { autocomplete: 'off' },
    ],
  }
  if (!network.isManual) return needsPassword ? [password] : []
  return [
    {
      id: wifiFields.ssid,
      element: 'input',
      type: 'text',
      label: t('network.wifi.name'),
      value: sent?.ssid ?? '',
      attributes: [{ required: true }, { maxlength: 32 }],
    },
    {
      id: wifiFields.security,
      element: 'select',
      label: t('network.wifi.security'),
      value: option(securities.find((one) => one === chosen) ?? 'wpa2', t),
      options: securities.map((one) => option(one, t)),
    },
    password,
  ]
}

function securityWord(sent: WifiTarget | undefined): string {
  return typeof sent?.security === 'string' ? sent.security : ''
}

function option(value: (typeof securities)[number], t: TFunction): { value: string; label: string } {
  return { value, label: value === 'open' ? t('network.wifi.open') : value.toUpperCase() }
}
