import { settingsPage } from '../answers/settingsPage'
import type { PlayerContext } from '../core/PlayerContext'

/** Sends pages again, by `category/name`, each to the clients that asked for it last. */
export function repushPages(player: PlayerContext, ids: readonly string[]): void {
  for (const client of player.clients.all()) {
    const { page } = client
    if (page === undefined) continue
    // A page that is gone is still what the client shows, under the name that it asked for.
    const id = player.plugins.find(page)?.id ?? page
    if (ids.includes(id)) client.pushAsIs('pushUiConfig', settingsPage(player, page))
  }
}
