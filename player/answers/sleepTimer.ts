import type { PushSleep } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** The sleep timer with the time that is left, H:M, unpadded; 0:0 when it is off [D3-51]. */
export function sleepTimer({ now, say, storage }: PlayerContext): PushSleep {
  const { due, action } = storage.sleep.value()
  const minutes = due === null ? 0 : Math.max(0, Math.floor((due - now()) / 60_000))
  return {
    enabled: due !== null,
    time: `${Math.floor(minutes / 60)}:${minutes % 60}`,
    action: { val: action, text: say(action === 'stop' ? 'SLEEP_STOP' : 'SLEEP_OFF') },
  }
}
