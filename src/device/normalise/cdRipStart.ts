import { fields } from './part/fields'
import { flag } from './part/flag'
import { isRecord } from './part/isRecord'
import { number } from './part/number'
import { rows } from './part/rows'
import { text } from './part/text'

const texts = 'title content artist album genre year albumart destinationDrive ripLocationMessage'

const cd = fields({
  ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
  tracks: rows(fields({ number, title: text })),
  availableDrives: rows(fields({ name: text })),
  rippingAvailable: flag,
})

/** What is known of the CD that is ripped [D3-33]; nothing at all where the device sends no object. */
export function cdRipStart(raw: unknown): unknown {
  return isRecord(raw) ? cd(raw) : {}
}
