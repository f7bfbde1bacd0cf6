import type { RequestPayloads } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { newSleep } from '../storage/sleepDocument'
import { armSleep } from './armSleep'
import { toast } from './toast'

/** Sets the sleep timer to a time from now, or off. Rejects when it could not be written. */
export async function setSleep(
  player: PlayerContext,
  { enabled, time, action }: RequestPayloads['setSleep'],
): Promise<void> {
  const { now, say, storage } = player
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const length = hours * 60 + minutes
  const isOn = enabled && length > 0
  await storage.sleep.save(isOn ? { due: now() + length * 60_000, action } : { ...newSleep, action })
  await armSleep(player)
  if (!isOn) return
  const duration = `${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`
  toast(
    player,
    'success',
    say('SLEEP.TITLE'),
    say(action === 'stop' ? 'SLEEP.SET_STOP' : 'SLEEP.SET_OFF', { duration }),
  )
}
