import { availablePlugins, installedPlugins, pluginDetails } from '../answers/pluginAnswers'
import { loginModal } from '../answers/menuItems'
import { installPlugin } from '../commands/installPlugin'
import { removePlugin, switchPlugin } from '../commands/removePlugin'
import { wait } from '../core/Clock'
import type { Requests } from './Requests'

const idOf = ({ category, name }: { category: string; name: string }) => `${category}/${name}`

/** Plugins: the store, what is installed, and what changes either [D7-56 to D7-59]. */
export const pluginRequests: Requests = {
  getInstalledPlugins: ({ player, client }) => client.push('pushInstalledPlugins', installedPlugins(player)),

  async getAvailablePlugins({ player, client }) {
    const { delays, faults } = player
    if (faults.happens('store-login')) return client.push('openModal', loginModal(player))
    if (faults.happens('store-away')) return
    if (faults.happens('store-slow')) await wait(player, delays.slowStore)
    client.push('pushAvailablePlugins', availablePlugins(player))
  },

  getPluginDetails({ player, client }, plugin) {
    const details = pluginDetails(player, idOf(plugin))
    if (details !== undefined) client.push('openModal', details)
  },

  installPlugin: ({ player, client }, { url }) => installPlugin(player, { url }, client),
  updatePlugin: ({ player, client }, plugin) =>
    installPlugin(player, { url: plugin.url, replaces: idOf(plugin) }, client),

  preUninstallPlugin({ player, client }, { category, name }) {
    const { say } = player
    client.push('openModal', {
      title: say('PLUGIN.CONFIRM_TITLE'),
      message: say('PLUGIN.CONFIRM'),
      buttons: [
        { name: say('PLUGIN.CANCEL'), class: 'btn btn-info' },
        {
          name: say('PLUGIN.UNINSTALL'),
          class: 'btn btn-warning',
          emit: 'unInstallPlugin',
          payload: { category, name },
        },
      ],
    })
  },
  unInstallPlugin: ({ player }, plugin) => removePlugin(player, idOf(plugin)),

  pluginManager: ({ player, client }, { action, ...plugin }) =>
    switchPlugin(player, client, idOf(plugin), action),
}
