import type { WirelessNetwork } from '../../schemas/generated/types'

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
