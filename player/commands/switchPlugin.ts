import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { installedPlugins } from '../answers/installedPlugins'
import { decideAboutPlugin } from './decideAboutPlugin'
import { repushPages } from './repushPages'
import { toast } from './toast'

/** Enables or disables a plugin, `category/name` [D7-56], and tells who asked; one that is not installed stays as it is. */
export async function switchPlugin(
  player: PlayerContext,
  client: Client,
  id: string,
  action: 'enable' | 'disable',
): Promise<void> {
  const { plugins, say, storage } = player
  const known = plugins.all().find((plugin) => plugin.id === id)
  if (known === undefined || known.shipped)
    toast(player, 'error', say('PLUGIN.TITLE'), say('PLUGIN.NOT_THERE'))
  else {
    const manual = storage.plugins.value()[id]?.manual ?? true
    await decideAboutPlugin(player, id, { enabled: action === 'enable', manual })
    if (action === 'disable') client.push('pushDisablePlugin', 'ok')
    repushPages(player, [id])
  }
  client.push('pushInstalledPlugins', installedPlugins(player))
}
