import { sep } from 'node:path'
import type { PlayerContext } from '../core/PlayerContext'
import type { Plugin } from '../pages/readPlugin'
import { type PluginDescription, readDescription } from '../installer/checkPackage'
import type {
  PushInstalledPlugins,
  PushAvailablePlugins,
  OpenModal,
  PluginRow,
} from '../../schemas/generated/types'
import { isNewer } from '../installer/openStore'

/**
 * Whether a plugin runs: what came with the player always, an installed one once it was enabled, an author's
 * until disabled.
 */
export function isPluginOn(
  { storage, pluginHome }: Pick<PlayerContext, 'storage' | 'pluginHome'>,
  { id, folder, shipped }: Plugin,
): boolean {
  if (shipped) return true
  const states = storage.plugins.value()
  const state = Object.hasOwn(states, id) ? states[id] : undefined
  return state?.enabled ?? !folder.startsWith(pluginHome.folder + sep)
}

/** What a plugin says of itself; one without a package.json has its folder's name and the first version. */
export function describePlugin({ id, name, manifest }: Plugin): PluginDescription {
  const category = id.slice(0, id.indexOf('/'))
  const known = manifest === undefined ? undefined : readDescription(manifest)
  const unknown = { prettyName: name, version: '1.0.0', description: '', author: '', license: '' }
  // Its place decides which plugin it is, whatever it says.
  return { ...unknown, ...known, id, name, category }
}

/**
 * The plugins that can be managed [D3-40], by category and name; what came with the player is no plugin to
 * anybody.
 */
export function installedPlugins(player: PlayerContext): PushInstalledPlugins {
  const plugins = player.plugins.all().filter(({ shipped }) => !shipped)
  return plugins
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((plugin) => rowOf(player, plugin))
}

function rowOf(player: PlayerContext, plugin: Plugin): PushInstalledPlugins[number] {
  const { store, storage } = player
  const { id, name, category, prettyName, version, icon } = describePlugin(plugin)
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

/** The store [D3-41], with what of it is installed and could be newer. */
export function availablePlugins(player: PlayerContext): PushAvailablePlugins {
  const { store } = player
  const installed = new Map(installedPlugins(player).map((row) => [`${row.category}/${row.name}`, row]))
  const sold = store.plugins()
  return {
    categories: store.categories().map((category) => ({
      ...category,
      plugins: sold
        .filter((description) => description.category === category.id)
        .map((description) => {
          const { id, details: _details, ...told } = description
          const row = installed.get(id)
          return {
            ...told,
            url: store.addressOf(description),
            installed: row !== undefined,
            updateAvailable: row?.updateAvailable ?? false,
          }
        }),
    })),
  }
}

/**
 * The window about a plugin of the store, or of one that is installed; undefined, and silence, for any other.
 */
export function pluginDetails({ store, plugins, say }: PlayerContext, id: string): OpenModal | undefined {
  const installed = plugins.all().find((plugin) => plugin.id === id && !plugin.shipped)
  const description = store.find(id) ?? (installed && describePlugin(installed))
  if (description === undefined) return undefined
  const rows = [
    [say('PLUGIN.VERSION'), description.version],
    [say('PLUGIN.AUTHOR'), description.author],
    [say('PLUGIN.LICENSE'), description.license],
  ]
  const list = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<li>${label}: ${value}</li>`)
    .join('')
  return {
    title: description.prettyName,
    message: `<p>${description.description}</p>${description.details ?? ''}<ul>${list}</ul>`,
    size: 'lg',
    buttons: [{ name: say('PLUGIN.CLOSE'), class: 'btn btn-warning', emit: 'closeModals', payload: '' }],
  }
}

const shipped = [
  { name: 'webradio', category: 'music_service', hasConfiguration: false },
  { name: 'podcasts', category: 'music_service', hasConfiguration: true },
  { name: 'media_servers', category: 'music_service', hasConfiguration: false },
  { name: 'renderer', category: 'audio_interface', hasConfiguration: false },
]

/** The plugins that bring music, each on or off [D3-43]. */
export function musicPlugins({ say, storage }: PlayerContext): PluginRow[] {
  const off = storage.musicPluginsOff.value()
  return shipped.map((plugin) => {
    const isOn = !off.includes(`${plugin.category}/${plugin.name}`)
    return {
      prettyName: say(`MUSIC_PLUGIN.${plugin.name.toUpperCase()}`),
      ...plugin,
      active: isOn,
      enabled: isOn,
    }
  })
}

/** Whether a plugin that brings music is switched on, by `category/name`. */
export const isMusicPluginOn = ({ storage }: Pick<PlayerContext, 'storage'>, id: string): boolean =>
  !storage.musicPluginsOff.value().includes(id)
