import type { PlayerContext } from '../core/PlayerContext'
import { type Input, playInput } from './playInput'
import { stopPlayback } from './stopPlayback'

/** Plays an input, or leaves it when it plays already. */
export function toggleInput(player: PlayerContext, input: Input): void {
  const isOn = player.guest.state()?.['service'] === input.service
  stopPlayback(player)
  if (!isOn) playInput(player, input)
}
