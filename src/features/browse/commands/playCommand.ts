import { playOf } from '../items/pressOf'
import type { ItemCommand } from './ItemCommand'
import { playlistName } from './playlistName'
import type { SeenItem } from './SeenItem'

/** What the play button of an item has the player do [D5-17]; a track of a cue sheet takes the place of the queue, since players stop after one that is added. */
export function playCommand({ item, list, index, place, method }: SeenItem): ItemCommand {
  const play = playOf(place.uri, method)
  if (play === 'playPlaylist') return { kind: 'playPlaylist', name: playlistName(item) }
  if (item.type === 'cuesong') return { kind: 'playItemsList', item, list, index }
  return play === 'addPlay' ? { kind: 'addPlay', item } : { kind: 'playItemsList', item, list, index }
}
