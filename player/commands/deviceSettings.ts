import { rm } from 'node:fs/promises'
import { menuItems } from '../answers/menuItems'
import type { PlayerContext } from '../core/PlayerContext'
import type { MenuDocument } from '../storage/openStorage'
import { deviceName, uiSettings } from '../answers/systemAnswers'
import { newNetwork, newWizard } from '../storage/systemDocuments'
import { newOutputs, newOwner, newSleep, newTools } from '../storage/settingsDocuments'
import { newPlayback } from '../storage/musicDocuments'
import { repushPages } from './answerPage'
import { samplePlaylists } from './addToQueue'
import { toast } from '../core/Clients'
import { toldRooms } from '../answers/rooms'
import { watchOwnState } from '../rooms/relay'
import { browseSources } from '../answers/browseSources'

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

/** Keeps another difference from the menu that the player ships with, and sends everyone the new menu. */
export async function changeMenu(
  player: PlayerContext,
  change: (menu: MenuDocument) => MenuDocument,
): Promise<void> {
  const { clients, storage } = player
  await storage.menu.save(change(storage.menu.value()))
  clients.broadcast('pushMenuItems', menuItems(player))
}

/**
 * Takes everything back to what the player came with, on disk and on every screen: name, language,
 * appearance, menu, network, outputs, drives, alarms, queue, lists, volume, all saved settings, installed
 * plugins and the files that people sent; the music stays. Opens the wizard again.
 */
export async function factoryReset(player: PlayerContext): Promise<void> {
  const { brand, clients, interfaces, pluginHome, plugins, processes, say, storage, timers, withoutWizard } =
    player
  await Promise.all([
    storage.device.save({ name: brand.productName, language: 'en' }),
    storage.appearance.save({}),
    storage.settings.save({}),
    storage.menu.save({ added: [], removed: [] }),
    storage.wizard.save({ ...newWizard, done: withoutWizard }),
    storage.network.save(newNetwork),
    storage.outputs.save(newOutputs),
    storage.owner.save(newOwner),
    storage.drives.save([]),
    storage.musicPluginsOff.save([]),
    storage.plugins.save({}),
    storage.sleep.save(newSleep),
    storage.alarms.save([]),
    // What an MPD keeps for others, too, is not the player's to take away.
    storage.playlists.forget?.() ?? storage.playlists.save(samplePlaylists(player)),
    storage.favourites.forget?.() ?? storage.favourites.save([]),
    storage.stationNames.save([]),
    storage.radioFavourites.save([]),
    storage.webRadios.save([]),
    storage.tools.save(newTools),
    ...Object.values(player.uploads).map((folder) => rm(folder, { recursive: true, force: true })),
  ])
  await player.roomSystem.follow(null)
  await player.account.signOut()
  for (const { id } of plugins.all()) {
    await processes.remove(id)
    await interfaces.forget(id)
  }
  await pluginHome.clear()
  await plugins.reload()
  resetPlayback(player)
  timers.sleep.clear()
  timers.alarm.clear()
  toast(player, 'success', say('SYSTEM.RESET_TITLE'), say('SYSTEM.RESET_DONE'))
  clients.broadcastAsIs('pushDeviceName', deviceName(player))
  clients.broadcast('pushUiSettings', uiSettings(player))
  clients.broadcast('pushMenuItems', menuItems(player))
  clients.broadcast('pushListShares', [])
  repushPages(
    player,
    plugins.all().map(({ id }) => id),
  )
  if (!withoutWizard) clients.broadcast('pushWizard', { openWizard: true })
}

function resetPlayback({ engine, guest, overlay, sound }: PlayerContext): void {
  guest.leave()
  overlay.clear()
  engine.clear()
  engine.set({ random: false, repeat: false, repeatSingle: false, consume: false })
  sound.set(newPlayback.volume)
}
