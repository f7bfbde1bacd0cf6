import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/addresses'
import type { Track } from '../music/Track'
import type { EngineChange, QueueItem } from '../playback/Engine'
import { toQueueItem } from '../queue/toQueueItem'

/** So many tracks are added at once. */
const count = 5

/** Music like a track: of its artist, then of its genre, then whatever there is. */
function likeIt({ music }: PlayerContext, current: QueueItem): Track[] {
  const library = music.library()
  const track = library.find(current.uri)
  if (track === undefined) return [...library.tracks]
  return [...library.byArtist(track.artist), ...library.ofGenre(track.genre ?? ''), ...library.tracks]
}

const follows: readonly EngineChange[] = ['started', 'followed']

/**
 * Puts similar music behind the queue when its last entry begins, where that is wanted. Devices do it when
 * they have what finds such music, which the embedded player has in its library.
 */
export function playEndlessly(player: PlayerContext, what: EngineChange): void {
  const { engine, quirks, storage } = player
  const current = engine.current()
  if (!follows.includes(what) || current === undefined || current.service !== 'mpd') return
  const isLast = engine.state().position === engine.queue().length - 1
  if (!isLast || quirks.isParticular || !storage.tools.value().endless) return
  const known = new Set(engine.queue().map(({ uri }) => uri))
  const found = new Map<string, Track>()
  for (const track of likeIt(player, current)) {
    if (found.size === count) break
    const uri = queueUri(track.uri)
    if (!known.has(uri)) found.set(uri, track)
  }
  if (found.size > 0) engine.add([...found.values()].map(toQueueItem))
}
