import type { PlayerContext } from '../core/PlayerContext'
import { loadFrom } from '../habits/isLoading'
import { wait } from '../core/wait'
import { bootSystem } from './bootSystem'
import { stopPlayback } from './stopPlayback'
import { toast } from './toast'

/**
 * Stops the music, says goodbye, cuts every connection and closes the port for a while: to restart, or to power off. Nobody can
 * press a button on this player, so it wakes by itself after that too; the toast and the log say so.
 */
export async function goOff(player: PlayerContext, way: 'restart' | 'off'): Promise<void> {
  const { delays, log, say } = player
  const [pause, text] = way === 'restart' ? [delays.restart, 'RESTART'] : [delays.poweredOff, 'OFF']
  const seconds = String(Math.ceil(pause / 1_000))
  stopPlayback(player)
  toast(player, 'info', say(`POWER.${text}_TITLE`), say(`POWER.${text}`, { seconds }))
  await wait(player, delays.goodbye)
  log(
    way === 'restart'
      ? `the player restarts: back in ${seconds} s`
      : `the player is powered off: it wakes by itself in ${seconds} s`,
  )
  await bootSystem(player)
  loadFrom(player, pause)
  player.goOffline(pause)
}
