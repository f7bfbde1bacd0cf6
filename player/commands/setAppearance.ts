import type { PlayerContext } from '../core/PlayerContext'
import type { AppearanceDocument } from '../storage/Storage'
import { pushAppearance } from './pushAppearance'
import { toast } from './toast'

/** Sets a background picture, or a colour that hides it, everywhere. Rejects when it could not be written. */
export async function setAppearance(player: PlayerContext, chosen: AppearanceDocument): Promise<void> {
  const { say, storage } = player
  const picture = storage.appearance.value().background
  await storage.appearance.save(picture ? { background: picture, ...chosen } : chosen)
  toast(player, 'success', say('APPEARANCE.TITLE'), say('APPEARANCE.BACKGROUND'))
  await pushAppearance(player)
}
