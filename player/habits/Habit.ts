import type { PlayerContext } from '../core/PlayerContext'
import { stopPlayback } from '../commands/playOn'
import type { RequestPayloads } from '../../schemas/generated/types'
import type { Call } from '../requests/Requests'

const loadedAt = new WeakMap<PlayerContext, number>()

/** From a start on, which is that far away, ms, the plugins load for a while. */
export function loadFrom(player: PlayerContext, away = 0): void {
  loadedAt.set(player, player.now() + away + player.delays.loading)
}

/** Whether the plugins load. */
export function isLoading(player: PlayerContext): boolean {
  return player.now() < (loadedAt.get(player) ?? 0)
}

/**
 * Ends the player as an exception ends the process of a real device: every connection drops, and it is back
 * after a while.
 */
export function endPlayer(player: PlayerContext, reason: string): void {
  const { delays, log } = player
  log(`the player ended: ${reason}; back in ${Math.ceil(delays.crash / 1_000)} s`)
  player.goOffline(delays.crash)
  stopPlayback(player)
  loadFrom(player, delays.crash)
}

/**
 * What a real device makes of a request: it takes whatever was sent, of any shape. False when that is what
 * the request says. What throws or rejects is logged by the caller.
 */
type Habit = (call: Call, sent: unknown) => undefined | false | void | Promise<void>

/** The requests in which a real device does not do what the request's name says, or not always. */
export type Habits = { [E in keyof RequestPayloads]?: Habit }
