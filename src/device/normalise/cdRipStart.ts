import { fields } from './part/fields'
import { flag } from './part/flag'
import { isRecord } from './part/isRecord'
import type { Repair } from './part/Repair'
import { rows } from './part/rows'
import { text } from './part/text'

const texts = 'title content artist album genre albumart destinationDrive ripLocationMessage'

/** A number stays one: what nobody edits goes back to the player as it came. */
const textOrNumber: Repair = (raw) => (typeof raw === 'number' ? raw : text(raw))

const cd = fields({
  ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
  year: textOrNumber,
  tracks: rows(fields({ number: textOrNumber, title: text })),
  availableDrives: rows(fields({ name: text })),
  rippingAvailable: flag,
})

/** What is known of a CD that may be ripped [D3-33]; nothing at all where the device sends no object. */
export function cdRipStart(raw: unknown): unknown {
  return isRecord(raw) ? cd(raw) : {}
}
