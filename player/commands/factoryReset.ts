import { deviceName } from '../answers/deviceName'
import { menuItems } from '../answers/menuItems'
import { uiSettings } from '../answers/uiSettings'
import type { PlayerContext } from '../core/PlayerContext'
import { newNetwork } from '../storage/networkDocument'
import { newOutputs } from '../storage/outputsDocument'
import { newOwner } from '../storage/ownerDocument'
import { newWizard } from '../storage/wizardDocument'
import { repushPages } from './repushPages'
import { toast } from './toast'

/**
 * Takes name, language, appearance, menu, network, outputs and all saved settings back to what the player came with, on disk
 * and on every screen, and opens the wizard again.
 */
export async function factoryReset(player: PlayerContext): Promise<void> {
  const { brand, clients, plugins, say, storage, withoutWizard } = player
  await Promise.all([
    storage.device.save({ name: brand.productName, language: 'en' }),
    storage.appearance.save({}),
    storage.settings.save({}),
    storage.menu.save({ added: [], removed: [] }),
    storage.wizard.save({ ...newWizard, done: withoutWizard }),
    storage.network.save(newNetwork),
    storage.outputs.save(newOutputs),
    storage.owner.save(newOwner),
  ])
  toast(player, 'success', say('SYSTEM.RESET_TITLE'), say('SYSTEM.RESET_DONE'))
  clients.broadcastAsIs('pushDeviceName', deviceName(player))
  clients.broadcast('pushUiSettings', uiSettings(player))
  clients.broadcast('pushMenuItems', menuItems(player))
  repushPages(
    player,
    plugins.all().map(({ id }) => id),
  )
  if (!withoutWizard) clients.broadcast('pushWizard', { openWizard: true })
}
