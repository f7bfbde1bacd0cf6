import type { PlayerContext } from '../core/PlayerContext'
import { toast } from './toast'

/** Connects to the web radio that is to play. One that cannot be heard ends the music, and says so on every screen. */
export function tuneIn(player: PlayerContext, uri: string): void {
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
