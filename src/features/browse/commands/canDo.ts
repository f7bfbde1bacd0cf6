import type { ItemAction } from '../items/itemActions'
import { isAddressed } from './isAddressed'
import { playlistName } from './playlistName'
import type { SeenItem } from './SeenItem'

/**
 * Whether an item has what an action needs: favourites and what is played an address [D5-3], stations a name [D5-4], playlists theirs.
 * While another device leads what plays (`isLocked`), nothing else can be played.
 */
export function canDo(
  action: ItemAction,
  { item, place }: Pick<SeenItem, 'item' | 'place'>,
  isLocked: boolean,
): boolean {
  switch (action) {
    case 'addWebRadio':
      return true
    case 'deletePlaylist':
      return playlistName(item) !== ''
    case 'editWebRadio':
    case 'deleteWebRadio':
      return Boolean(item.title || item.name)
    case 'play':
    case 'clearAndPlay':
      return !isLocked && (place.uri === 'playlists' ? playlistName(item) !== '' : isAddressed(item))
    case 'addToQueue':
      return place.uri === 'playlists' ? playlistName(item) !== '' : isAddressed(item)
    case 'removeFromPlaylist':
      return isAddressed(item) && playlistName(place) !== ''
    default:
      return isAddressed(item)
  }
}
