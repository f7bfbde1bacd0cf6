import { inBackground } from '../core/inBackground'
import type { PlayerContext } from '../core/PlayerContext'
import type { Alarm } from '../storage/alarmsDocument'
import { playPlaylist } from './playPlaylist'
import { toast } from './toast'

/** Rings an alarm: in the log, on every screen, and with the music of its playlist. */
export function ringAlarm(player: PlayerContext, { time, playlist }: Alarm): void {
  player.log(`alarm ${time}: it rings, with the playlist “${playlist}”`)
  toast(player, 'info', player.say('ALARM.TITLE'), player.say('ALARM.RINGS', { playlist }))
  inBackground(player, 'the alarm', async () => {
    await playPlaylist(player, playlist)
  })
}
