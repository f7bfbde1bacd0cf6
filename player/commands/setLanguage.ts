import { browseSources } from '../answers/browseSources'
import { menuItems } from '../answers/menuItems'
import type { PlayerContext } from '../core/PlayerContext'

/** Sets the language of the player's texts, e.g. `de`, and sends everyone the menus in it. Rejects when it could not be written. */
export async function setLanguage(player: PlayerContext, language: string): Promise<void> {
  const { clients, storage } = player
  await storage.device.save({ ...storage.device.value(), language })
  clients.broadcast('pushMenuItems', menuItems(player))
  clients.broadcast('pushBrowseSources', browseSources(player))
}
