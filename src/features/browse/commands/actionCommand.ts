import { favouriteUri } from '../../../device'
import type { ItemAction } from '../items/itemActions'
import { enqueueOf } from '../items/pressOf'
import type { ItemCommand } from './ItemCommand'
import { playCommand } from './playCommand'
import { playlistName } from './playlistName'
import type { SeenItem } from './SeenItem'

/** What takes the place of the queue: a playlist by its name where playlists are listed, a track of a cue sheet as such. */
function clearAndPlay({ item, list, index, place }: SeenItem): ItemCommand {
  if (place.uri === 'playlists') return { kind: 'playPlaylist', name: playlistName(item) }
  return item.type === 'cuesong'
    ? { kind: 'playItemsList', item, list, index }
    : { kind: 'replaceAndPlay', item }
}

/** What an entry of an item's menu has the player do; undefined for those that open a window first. */
export function actionCommand(action: ItemAction, seen: SeenItem): ItemCommand | undefined {
  const { item, place } = seen
  switch (action) {
    case 'play':
      return playCommand(seen)
    case 'addToQueue':
      return enqueueOf(place.uri) === 'enqueue'
        ? { kind: 'enqueue', name: playlistName(item) }
        : { kind: 'addToQueue', item }
    case 'clearAndPlay':
      return clearAndPlay(seen)
    case 'removeFromPlaylist':
      return { kind: 'removeFromPlaylist', name: playlistName(place), item }
    case 'deletePlaylist':
      return { kind: 'deletePlaylist', name: playlistName(item) }
    case 'safeRemove':
      return { kind: 'safeRemoveDrive', item }
    case 'updateFolder':
      return { kind: 'updateDb', item }
    case 'deleteFolder':
      return { kind: 'deleteFolder', item, curUri: place.uri }
    case 'removeFromFavourites': {
      const { uri = '' } = item
      // On their own page favourites are listed as they have to be named.
      return { kind: action, item: place.uri === 'favourites' ? item : { ...item, uri: favouriteUri(uri) } }
    }
    case 'addToFavourites':
    case 'addToRadioFavourites':
    case 'removeFromRadioFavourites':
      return { kind: action, item }
    case 'deleteWebRadio':
      return { kind: 'removeWebRadio', item }
    case 'addToPlaylist':
    case 'addWebRadio':
    case 'editWebRadio':
      return undefined
  }
}
