import { fields } from './fields'
import { flag } from './flag'
import { isRecord } from './isRecord'
import { nested } from './nested'
import { number } from './number'
import { rows } from './rows'
import { text } from './text'

const label = nested({ label: text })

// A network's name may begin and end with spaces, and it is sent back; only the newlines of players are no part of it.
const ssid = (raw: unknown) => text(raw)?.replace(/^[\r\n]+|[\r\n]+$/g, '')

const network = fields({
  ssid,
  signal: number,
  security: (raw) => (isRecord(raw) ? label(raw) : text(raw)),
  encryption: text,
  password: text,
  hidden: flag,
  ssidHidden: flag,
  manual: flag,
  hotSpot: flag,
  insertPassword: flag,
})

/** Wi-Fi networks in reach [D3-45]; without a list there are none. */
export const wirelessNetworks = fields({ available: rows(network) }, { available: [] })
