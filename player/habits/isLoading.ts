import type { PlayerContext } from '../core/PlayerContext'

const loadedAt = new WeakMap<PlayerContext, number>()

/** From a start on, which is that far away, ms, the plugins load for a while. */
export function loadFrom(player: PlayerContext, away = 0): void {
  loadedAt.set(player, player.now() + away + player.delays.loading)
}

/** Whether the plugins load. */
export function isLoading(player: PlayerContext): boolean {
  return player.now() < (loadedAt.get(player) ?? 0)
}
