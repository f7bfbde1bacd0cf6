import type { WirelessNetwork } from '../../../schemas/generated/types'

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
