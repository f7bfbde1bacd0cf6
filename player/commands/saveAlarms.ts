import type { RequestPayloads } from '../../schemas/generated/types'
import { readTimeOfDay } from '../alarms/readTimeOfDay'
import type { PlayerContext } from '../core/PlayerContext'
import { armAlarms } from './armAlarms'
import { toast } from './toast'

/** More alarms than a day needs; whoever sends more wants to fill the disk. */
const most = 100

/** Sets all alarms, unless one has no time that can be read. Rejects when they could not be written. */
export async function saveAlarms(player: PlayerContext, sent: RequestPayloads['saveAlarm']): Promise<void> {
  const { say, storage } = player
  if (sent.length > most || sent.some(({ time }) => readTimeOfDay(time) === undefined))
    return toast(player, 'error', say('ALARM.TITLE'), say('ALARM.NO_TIME'))
  await storage.alarms.save(
    sent.map(({ id, enabled, time, playlist }) => ({
      id: String(id),
      enabled,
      time: unpadded(time),
      playlist,
    })),
  )
  armAlarms(player)
  toast(player, 'success', say('ALARM.TITLE'), say('ALARM.SET'))
}

/** 07:05 becomes 7:5, as devices keep it; anything longer stays. */
function unpadded(time: string): string {
  return /^\d{1,2}:\d{1,2}$/.test(time) ? time.split(':').map(Number).join(':') : time
}
