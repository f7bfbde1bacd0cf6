import type { BrowseItem } from '../../../../schemas/generated/types'
import { isFavourite as saysSo } from '../items/isFavourite'

const marked = new WeakMap<BrowseItem, BrowseItem>()

/** An item with its heart as it is now: the item itself where its page says so, else always the same copy of it. */
export function withFavourite(item: BrowseItem, isFavourite: boolean): BrowseItem {
  if (saysSo(item) === isFavourite) return item
  const known = marked.get(item)
  if (known) return known
  const copy = { ...item, favourite: isFavourite, favorite: isFavourite }
  marked.set(item, copy)
  return copy
}
