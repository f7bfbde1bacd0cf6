import type { PushInstalledPlugins } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import { isNewer } from '../installer/isNewer'
import type { Plugin } from '../pages/Plugin'
import { isPluginOn } from './isPluginOn'
import { pluginFacts } from './pluginFacts'

/** The plugins that can be managed [D3-40], by category and name; what came with the player is no plugin to anybody. */
export function installedPlugins(player: PlayerContext): PushInstalledPlugins {
  const plugins = player.plugins.all().filter(({ shipped }) => !shipped)
  return plugins
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((plugin) => rowOf(player, plugin))
}

function rowOf(player: PlayerContext, plugin: Plugin): PushInstalledPlugins[number] {
  const { store, storage } = player
  const { id, name, category, prettyName, version, icon } = pluginFacts(plugin)
  const sold = store.find(id)
  const enabled = isPluginOn(player, plugin)
  const sections = plugin.page?.['sections']
  const hasConfiguration = Array.isArray(sections) && sections.length > 0
  return {
    prettyName,
    name,
    category,
    version,
    ...(icon !== undefined && { icon }),
    isManuallyInstalled: storage.plugins.value()[id]?.manual ?? true,
    enabled,
    active: enabled,
    updateAvailable: sold !== undefined && isNewer(sold.version, version),
    installed: true,
    hasConfiguration,
    showSettings: hasConfiguration,
    ...(sold !== undefined && { url: store.addressOf(sold) }),
  }
}
