import { menuItems } from '../answers/menuItems'
import type { PlayerContext } from '../core/PlayerContext'
import type { MenuDocument } from '../storage/Storage'

/** Keeps another difference from the menu that the player ships with, and sends everyone the new menu. */
export async function changeMenu(
  player: PlayerContext,
  change: (menu: MenuDocument) => MenuDocument,
): Promise<void> {
  const { clients, storage } = player
  await storage.menu.save(change(storage.menu.value()))
  clients.broadcast('pushMenuItems', menuItems(player))
}
