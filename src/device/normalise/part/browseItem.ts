import { favourite } from './favourite'
import { fields } from './fields'
import { flag } from './flag'
import { number } from './number'
import { titles } from './plainTitle'
import type { Repair } from './Repair'
import { record } from './record'
import { rows } from './rows'
import { seconds } from './seconds'
import { figure, soundFacts } from './soundFact'
import { text } from './text'
import { trackNumber } from './trackNumber'

const own: Record<string, Repair> = {
  ...Object.fromEntries(
    'uri albumart service type plugin_name plugin_type icon tagImage extensionIcon'
      .split(' ')
      .map((name) => [name, text]),
  ),
  ...titles,
  ...soundFacts,
  qualityDescription: figure,
  year: figure,
  static: flag,
  tracknumber: trackNumber,
  duration: seconds,
  favourite,
  favorite: favourite,
  meta: record,
  explicit: flag,
  disablePlayButton: flag,
  active: flag,
  channels: number,
}

// Items hold items (a page of an artist, an album in it, its tracks); deeper ones no page of a player has.
const at = (depth: number): Repair => {
  const inner = depth > 1 ? rows(at(depth - 1)) : () => undefined
  return fields({ ...own, tracks: inner, items: inner })
}

/** An entry of the library [D3-15], three levels deep: durations in seconds, numbers and flags as such, null left out. */
export const browseItem: Repair = at(3)
