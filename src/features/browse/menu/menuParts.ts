import type { BrowseItem } from '../../../../schemas/generated/types'
import { itemActions, type ItemAction } from '../items/itemActions'
import type { CommandPlace } from '../commands/SeenItem'

const deletes: ReadonlySet<ItemAction> = new Set(['deletePlaylist', 'deleteFolder', 'deleteWebRadio'])

/** The menu of an item where it is seen, in its order, but what deletes apart, since it comes last. */
export function menuParts(item: BrowseItem, place: CommandPlace, isFavourite?: boolean) {
  const known = isFavourite !== undefined && { favourite: isFavourite, favorite: isFavourite }
  const { menu } = itemActions({ ...item, ...known }, place)
  return {
    usual: menu.filter((action) => !deletes.has(action)),
    deleting: menu.filter((action) => deletes.has(action)),
  }
}
