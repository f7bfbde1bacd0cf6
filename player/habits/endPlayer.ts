import { stopPlayback } from '../commands/stopPlayback'
import type { PlayerContext } from '../core/PlayerContext'
import { loadFrom } from './isLoading'

/** Ends the player as an exception ends the process of a real device: every connection drops, and it is back after a while. */
export function endPlayer(player: PlayerContext, reason: string): void {
  const { delays, log } = player
  log(`the player ended: ${reason}; back in ${Math.ceil(delays.crash / 1_000)} s`)
  player.goOffline(delays.crash)
  stopPlayback(player)
  loadFrom(player, delays.crash)
}
