import type { PlayerContext } from '../core/PlayerContext'
import { inBackground } from '../core/inBackground'
import { newSleep } from '../storage/sleepDocument'
import { goOff } from './goOff'
import { stopPlayback } from './stopPlayback'
import { toast } from './toast'

/** Sets the sleep timer to what is kept. One that came due while the player was off is forgotten. */
export async function armSleep(player: PlayerContext): Promise<void> {
  const { now, storage, timers } = player
  const { due } = storage.sleep.value()
  timers.sleep.clear()
  if (due === null) return
  if (due < now()) return storage.sleep.save(newSleep)
  timers.sleep.set(due, () => inBackground(player, 'the sleep timer', () => fallAsleep(player)))
}

async function fallAsleep(player: PlayerContext): Promise<void> {
  const { log, say, storage } = player
  const { action } = storage.sleep.value()
  await storage.sleep.save(newSleep)
  if (action === 'poweroff') {
    log('the sleep timer is due: the player powers off')
    return goOff(player, 'off')
  }
  log('the sleep timer is due: the music stops')
  stopPlayback(player)
  toast(player, 'info', say('SLEEP.TITLE'), say('SLEEP.STOPPED'))
}
