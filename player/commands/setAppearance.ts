import { backgrounds } from '../answers/backgrounds'
import { uiSettings } from '../answers/uiSettings'
import type { PlayerContext } from '../core/PlayerContext'
import type { AppearanceDocument } from '../storage/Storage'
import { toast } from './toast'

/** Sets a background picture or colour and shows it everywhere. Rejects when it could not be written. */
export async function setAppearance(player: PlayerContext, appearance: AppearanceDocument): Promise<void> {
  const { clients, say, storage } = player
  await storage.appearance.save(appearance)
  toast(player, 'success', say('APPEARANCE.TITLE'), say('APPEARANCE.BACKGROUND'))
  clients.broadcast('pushUiSettings', uiSettings(player))
  clients.broadcast('pushBackgrounds', await backgrounds(player))
}
