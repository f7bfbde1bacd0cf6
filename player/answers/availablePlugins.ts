import type { PushAvailablePlugins } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { installedPlugins } from './installedPlugins'

/** The store [D3-41], with what of it is installed and could be newer. */
export function availablePlugins(player: PlayerContext): PushAvailablePlugins {
  const { store } = player
  const installed = new Map(installedPlugins(player).map((row) => [`${row.category}/${row.name}`, row]))
  const sold = store.plugins()
  return {
    categories: store.categories().map((category) => ({
      ...category,
      plugins: sold
        .filter((facts) => facts.category === category.id)
        .map((facts) => {
          const { id, details: _details, ...told } = facts
          const row = installed.get(id)
          return {
            ...told,
            url: store.addressOf(facts),
            installed: row !== undefined,
            updateAvailable: row?.updateAvailable ?? false,
          }
        }),
    })),
  }
}
