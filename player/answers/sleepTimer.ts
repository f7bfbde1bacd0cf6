import type { PushSleep } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** The sleep timer with the time that is left, H:M, unpadded; 0:0 when it is off, and only then [D3-51]. */
export function sleepTimer({ now, say, storage }: PlayerContext): PushSleep {
  const { due, action } = storage.sleep.value()
  // A minute that has begun counts: in the last one it is still on.
  const minutes = due === null ? 0 : Math.max(1, Math.ceil((due - now()) / 60_000))
  return {
    enabled: due !== null,
    time: `${Math.floor(minutes / 60)}:${minutes % 60}`,
    action: { val: action, text: say(action === 'stop' ? 'SLEEP_STOP' : 'SLEEP_OFF') },
  }
}
