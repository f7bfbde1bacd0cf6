import type { PlayerContext } from '../core/PlayerContext'
import { changePlayback } from './changePlayback'

/** Stops the music; the track stays, an input is left. */
export function stopPlayback(player: PlayerContext): void {
  changePlayback(player, { status: 'stop', seek: 0, service: undefined })
}
