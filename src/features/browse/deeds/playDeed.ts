import { playOf } from '../items/pressOf'
import { cueNumber } from './cueNumber'
import type { Deed } from './Deed'
import { playlistName } from './playlistName'
import type { SeenItem } from './SeenItem'

/** What the play button of an item has the player do [D5-17]; a track of a cue sheet is played as such [D7-20]. */
export function playDeed({ item, list, index, place, method }: SeenItem): Deed {
  const play = playOf(place.uri, method)
  if (play === 'playPlaylist') return { kind: 'playPlaylist', name: playlistName(item) }
  if (item.type === 'cuesong' && cueNumber(item) !== undefined) return { kind: 'addPlayCue', item }
  return play === 'addPlay' ? { kind: 'addPlay', item } : { kind: 'playItemsList', item, list, index }
}
