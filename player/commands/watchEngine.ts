import type { PlayerContext } from '../core/PlayerContext'
import { toast } from '../core/Clients'
import { inBackground } from '../core/Clock'
import { toEntry } from '../queue/queueEntries'
import type { EngineChange, QueueItem } from '../playback/Engine'
import { queueUri } from '../music/addresses'
import type { Track } from '../music/Track'
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
function playEndlessly(player: PlayerContext, what: EngineChange): void {
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

/**
 * Connects to the web radio that is to play. One that cannot be heard ends the music, and says so on every
 * screen.
 */
function tuneIn(player: PlayerContext, uri: string): void {
  const { engine, radio, say, teller } = player
  radio.tune(
    uri,
    () => teller.changed('state'),
    (reason) => {
      toast(player, 'error', say('RADIO.TITLE'), say('RADIO.UNREACHABLE', { uri, reason }))
      engine.stop()
    },
  )
}

/** As many as the list is named after. */
const most = 100

/** Puts what plays now at the top of what was played last, where it stands but once. */
function rememberPlayed(player: PlayerContext): void {
  const current = player.engine.current()
  if (current === undefined) return
  const { lastPlayed } = player.storage
  const { number } = current
  const entry = toEntry(player, { ...current, title: current.name })
  const others = lastPlayed
    .value()
    .filter((one) => one.uri !== entry.uri || (typeof number === 'number' && one.number !== number))
  inBackground(player, 'keeping what was played', () => lastPlayed.save([entry, ...others].slice(0, most)))
}

/** Says on every screen that what plays is not on disk. */
export function tellUnkept(player: PlayerContext): void {
  toast(player, 'error', player.say('QUEUE.TITLE'), player.say('QUEUE.NOT_KEPT'))
}

const plays: readonly EngineChange[] = ['started', 'followed', 'resumed']
const isAnother: readonly EngineChange[] = ['ended', 'replaced', 'cleared']

/**
 * Does what a change of the engine means for the rest of the player: a guest leaves when the queue plays, a
 * radio is tuned to, similar music follows the last entry.
 */
export function watchEngine(player: PlayerContext, what: EngineChange): void {
  const { engine, guest, radio, teller } = player
  const current = engine.current()
  if (plays.includes(what)) {
    guest.leave()
    if (what !== 'resumed') rememberPlayed(player)
    if (current?.service === 'webradio') tuneIn(player, current.uri)
    else radio.off()
  }
  // A station that failed stays so while it is stopped for that.
  if (isAnother.includes(what) || (what === 'stopped' && radio.reception().kind !== 'failed')) radio.off()
  playEndlessly(player, what)
  teller.changed(what)
}
