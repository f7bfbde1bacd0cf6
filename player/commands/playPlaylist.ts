import type { PlayerContext } from '../core/PlayerContext'
import { addToQueue } from './addToQueue'
import { toast } from './toast'

/** Plays a playlist in the place of the queue; one that there is not is told on every screen. Returns whether something plays. */
export async function playPlaylist(player: PlayerContext, name: string): Promise<boolean> {
  const { clients, say, storage } = player
  if (!storage.playlists.value().some((playlist) => playlist.name === name)) {
    toast(player, 'error', say('PLAYLIST.TITLE'), say('PLAYLIST.GONE', { name }))
    return false
  }
  clients.broadcast('playingPlaylist', name)
  const items = await addToQueue(player, [{ uri: `playlists/${name}`, title: name }], 'instead', 0)
  return items.length > 0
}
