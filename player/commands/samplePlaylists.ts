import { createChance } from '../core/createChance'
import type { PlayerContext } from '../core/PlayerContext'
import { seedOf } from '../core/seedOf'
import { newPlaylists, type PlaylistsDocument } from '../storage/playlistsDocument'
import { toEntry } from '../queue/toEntry'

/** The playlists that a player comes with, of tracks that it has; always the same for the same library. */
export function samplePlaylists(player: Pick<PlayerContext, 'music'>): PlaylistsDocument {
  const { tracks } = player.music.library()
  return newPlaylists.map(({ name }) => {
    const chance = createChance(seedOf(name))
    const count = Math.min(tracks.length, 8 + Math.floor(chance() * 6))
    const picked = new Set(Array.from({ length: count }, () => tracks[Math.floor(chance() * tracks.length)]))
    const entries = [...picked].flatMap((track) => (track ? toEntry(player, track) : []))
    return { name, entries }
  })
}
