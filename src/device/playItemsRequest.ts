import type { PlayItemsList } from '../../schemas/generated/types'

interface Playable {
  uri: string
  [name: string]: unknown
}

const isSong = (item: Playable): item is Playable & { type: 'song' } => item.type === 'song'

/**
 * What plays an item that was pressed at place `index` of a list (docs/decisions/002). Players turn every entry of a list into its tracks
 * and count the place among those, and look up each station of it before the first plays: so songs go with the songs of their list,
 * and whatever is no song goes alone.
 */
export function playItemsRequest(item: Playable, list: readonly Playable[], index: number): PlayItemsList {
  if (!isSong(item)) return { item }
  return { item, list: list.filter(isSong), index: list.slice(0, index).filter(isSong).length }
}
