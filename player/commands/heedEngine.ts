import type { PlayerContext } from '../core/PlayerContext'
import type { EngineChange } from '../playback/Engine'
import { rememberPlayed } from './rememberPlayed'
import { tuneIn } from './tuneIn'

const plays: readonly EngineChange[] = ['started', 'followed', 'resumed']
const isAnother: readonly EngineChange[] = ['ended', 'replaced', 'cleared']

/** Does what a change of the engine means for the rest of the player: a guest leaves when the queue plays, a radio is tuned to. */
export function heedEngine(player: PlayerContext, what: EngineChange): void {
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
  teller.changed(what)
}
