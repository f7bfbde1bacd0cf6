import { backgrounds } from '../answers/backgrounds'
import { uiSettings } from '../answers/uiSettings'
import type { PlayerContext } from '../core/PlayerContext'

/** Sends everyone the UI settings and the pictures to choose from. */
export async function pushAppearance(player: PlayerContext): Promise<void> {
  player.clients.broadcast('pushUiSettings', uiSettings(player))
  player.clients.broadcast('pushBackgrounds', await backgrounds(player))
}
