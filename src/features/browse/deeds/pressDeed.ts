import type { Press } from '../items/pressOf'
import type { Deed } from './Deed'
import { playDeed } from './playDeed'
import { playlistName } from './playlistName'
import type { SeenItem } from './SeenItem'

/** What a press has the player do; undefined where it leads on, or nowhere. */
export function pressDeed(press: Press, seen: SeenItem): Deed | undefined {
  const { item, list, index } = seen
  switch (press) {
    case 'play':
      return playDeed(seen)
    case 'playFromHere':
    case 'playCue':
      return { kind: 'playItemsList', item, list, index }
    case 'replaceAndPlay':
      return { kind: 'replaceAndPlay', item }
    case 'playPlaylist':
      return { kind: 'playPlaylist', name: playlistName(item) }
    case 'browse':
    case 'nothing':
      return undefined
  }
}
