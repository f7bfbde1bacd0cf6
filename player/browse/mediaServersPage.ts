import { isMusicPluginOn } from '../answers/isMusicPluginOn'
import type { PlayerContext } from '../core/PlayerContext'
import type { Page } from './Page'

/** The media servers in the house, of which there are none. */
export function mediaServersPage(player: PlayerContext, uri: string): Page | undefined {
  if (uri !== 'upnp') return undefined
  if (!isMusicPluginOn(player, 'music_service/media_servers')) return {}
  return { navigation: { lists: [{ availableListViews: ['grid', 'list'], items: [] }] } }
}
