import type { RequestPayloads } from '../../schemas/generated/types'
import { browseSources } from '../answers/browseSources'
import { musicPlugins } from '../answers/musicPlugins'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { toast } from './toast'

/**
 * Switches a music plugin on or off, tells everyone, and the client the new list. One that does not start stays off. Rejects
 * when it could not be written.
 */
export async function switchMusicPlugin(
  player: PlayerContext,
  client: Client,
  { category, name, enabled }: RequestPayloads['enableDisableMyMusicPlugin'],
): Promise<void> {
  const { clients, faults, log, say, storage } = player
  const plugin = musicPlugins(player).find((one) => one.category === category && one.name === name)
  const id = `${category}/${name}`
  if (plugin === undefined) log(`refused enableDisableMyMusicPlugin: no plugin ${JSON.stringify(id)}`)
  else if (enabled && faults.happens('music-plugin-fails'))
    toast(player, 'error', plugin.prettyName ?? name, say('MUSIC_PLUGIN.FAILS'))
  else {
    const others = storage.musicPluginsOff.value().filter((one) => one !== id)
    await storage.musicPluginsOff.save(enabled ? others : [...others, id])
    toast(player, 'success', say(enabled ? 'MUSIC_PLUGIN.ON' : 'MUSIC_PLUGIN.OFF'), plugin.prettyName ?? name)
    clients.broadcast('pushBrowseSources', browseSources(player))
  }
  client.push('pushMyMusicPlugins', musicPlugins(player))
}
