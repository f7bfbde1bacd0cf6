import type { Press } from '../items/pressOf'
import type { ItemCommand } from './ItemCommand'
import { playCommand } from './playCommand'
import { playlistName } from './playlistName'
import type { SeenItem } from './SeenItem'

/** What a press has the player do; undefined where it leads on, or nowhere. */
export function pressCommand(press: Press, seen: SeenItem): ItemCommand | undefined {
  const { item, list, index } = seen
  switch (press) {
    case 'play':
      return playCommand(seen)
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
