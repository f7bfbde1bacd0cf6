import type { PlayerContext } from '../core/PlayerContext'
import { loadFrom } from '../habits/Habit'
import { wait } from '../core/inBackground'
import { stopPlayback } from './playOn'
import { toast } from './toast'
import { deviceName } from '../answers/systemAnswers'
import { toldRooms } from '../answers/rooms'
import { watchOwnState } from '../rooms/relay'
import { browseSources } from '../answers/browseSources'
import { menuItems } from '../answers/menuItems'

/** What a start does to the system: an update that is installed becomes the one that runs. */
export async function bootSystem({ log, now, storage }: PlayerContext): Promise<void> {
  const { pending, ...system } = storage.system.value()
  if (pending === null) return
  await storage.system.save({
    ...system,
    version: pending,
    built: new Date(now()).toUTCString(),
    pending: null,
  })
  log(`version ${pending} runs now`)
}

/**
 * Stops the music, says goodbye, cuts every connection and closes the port for a while: to restart, or to
 * power off. Nobody can press a button on this player, so it wakes by itself after that too; the toast and
 * the log say so.
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

/** Gives the player another name and tells everyone. Rejects when it could not be written. */
export async function setName(player: PlayerContext, name: string): Promise<void> {
  const { clients, say, storage } = player
  await storage.device.save({ ...storage.device.value(), name })
  clients.broadcastAsIs('pushDeviceName', deviceName(player))
  toast(player, 'success', say('SYSTEM.NAME_TITLE'), say('SYSTEM.NAME_IS', { name }))
  clients.broadcast('pushMultiRoomDevices', toldRooms(player))
  watchOwnState(player)
}

/**
 * Sets the language of the player's texts, e.g. `de`, and sends everyone the menus in it. Rejects when it
 * could not be written.
 */
export async function setLanguage(player: PlayerContext, language: string): Promise<void> {
  const { clients, storage } = player
  await storage.device.save({ ...storage.device.value(), language })
  player.processes.told()
  clients.broadcast('pushMenuItems', menuItems(player))
  clients.broadcast('pushBrowseSources', browseSources(player))
}
