import type { PlayerContext } from '../core/PlayerContext'
import type { Quirks } from './Teller'
import { pushState } from './createTeller'
import { playbackState } from '../answers/playbackState'

/** Says everything once, and as it is. */
export function plainQuirks(player: () => PlayerContext): Quirks {
  return {
    isParticular: false,
    dress: (state) => state,
    tell(changes) {
      const state = playbackState(player())
      const isMissing = changes.has('started') && player().faults.happens('play-missing')
      pushState(player(), isMissing ? { ...state, status: 'stop', seek: 0 } : state)
    },
  }
}
