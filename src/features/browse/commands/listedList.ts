import type { BrowseItem } from '../../../../schemas/generated/types'
import { playItemsRequest } from '../../../device'
import { isAddressed } from './isAddressed'

/** Lists of more entries go without what their players look up themselves: the covers of ten thousand alone are a megabyte. */
const fullyTold = 1000

const few = ['service', 'type', 'title', 'number'] as const
const all = [...few, 'name', 'artist', 'album', 'albumart', 'duration', 'trackType'] as const

// A loop, because lists can have 50,000 entries and a press is to be answered at once.
function only(item: BrowseItem & { uri: string }, names: readonly string[]) {
  const told: { uri: string; [name: string]: unknown } = { uri: item.uri }
  for (const name of names) if (item[name] !== undefined) told[name] = item[name]
  return told
}

/**
 * A list of a page, and the item pressed in it, as a player gets it to play [D7-19]: what players were seen to take (`service`, `type`,
 * `title`, `artist`, `album`, `uri`), and the cover and length that they show of what they cannot look up, such as a station. Flags,
 * icons and what is nested stay away. What has no address cannot be played; undefined where that is the item itself.
 */
export function listedList(item: BrowseItem, list: readonly BrowseItem[], index: number) {
  if (!isAddressed(item)) return undefined
  const names = list.length > fullyTold ? few : all
  const told = (one: BrowseItem) => (isAddressed(one) ? [only(one, names)] : [])
  return playItemsRequest(only(item, all), list.flatMap(told), list.slice(0, index).flatMap(told).length)
}
