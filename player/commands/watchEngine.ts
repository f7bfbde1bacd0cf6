import type { PlayerContext } from '../core/PlayerContext'
import { playEndlessly } from './playEndlessly'
import { toast } from './toast'
import { inBackground } from '../core/inBackground'
import { toEntry } from '../queue/queueEntries'
import type { EngineChange } from '../playback/Engine'

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
