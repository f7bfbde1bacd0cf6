import type { PlayerContext } from '../core/PlayerContext'
import type { Alarm } from '../storage/alarmsDocument'
import { toast } from './toast'

/** Rings an alarm: in the log and on every screen. */
export function ringAlarm(player: PlayerContext, { time, playlist }: Alarm): void {
  player.log(`alarm ${time}: it rings, with the playlist “${playlist}”`)
  toast(player, 'info', player.say('ALARM.TITLE'), player.say('ALARM.RINGS', { playlist }))
}
