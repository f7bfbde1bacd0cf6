import type { PlayerContext } from '../core/PlayerContext'
import { stopPlayback } from './stopPlayback'

/** Pauses what plays; a web radio stops, it cannot wait. */
export function pausePlayback(player: PlayerContext): void {
  const { engine, guest, teller } = player
  if (guest.state() !== undefined) {
    guest.pause()
    teller.changed('state')
  } else if (engine.current()?.service === 'webradio') stopPlayback(player)
  else engine.pause()
}
