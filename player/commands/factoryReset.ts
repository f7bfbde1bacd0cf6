import { menuItems } from '../answers/menuItems'
import { uiSettings } from '../answers/uiSettings'
import type { PlayerContext } from '../core/PlayerContext'
import { repushPages } from './repushPages'
import { toast } from './toast'

/** Takes name, language, appearance, menu and all saved settings back to what the player came with, on disk and on every screen. */
export async function factoryReset(player: PlayerContext): Promise<void> {
  const { brand, clients, plugins, say, storage } = player
  await Promise.all([
    storage.device.save({ name: brand.productName, language: 'en' }),
    storage.appearance.save({}),
    storage.settings.save({}),
    storage.menu.save({ added: [], removed: [] }),
  ])
  toast(player, 'success', say('SYSTEM.RESET_TITLE'), say('SYSTEM.RESET_DONE'))
  clients.broadcastAsIs('pushDeviceName', { name: brand.productName })
  clients.broadcast('pushUiSettings', uiSettings(player))
  clients.broadcast('pushMenuItems', menuItems(player))
  repushPages(
    player,
    plugins.all().map(({ id }) => id),
  )
}
