import { type Client, toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { installedPlugins, musicPlugins, describePlugin } from '../answers/pluginAnswers'
import { decideAboutPlugin, reportInstall, reasonOf, oneAtATime } from './installPlugin'
import { repushPages } from './answerPage'
import type { RequestPayloads } from '../../schemas/generated/types'
import { browseSources } from '../answers/browseSources'
import { wait } from '../core/Clock'
import { Refused } from '../installer/checkPackage'

/**
 * Enables or disables a plugin, `category/name` [D7-56], and tells who asked; one that is not installed stays
 * as it is.
 */
export async function switchPlugin(
  player: PlayerContext,
  client: Client,
  id: string,
  action: 'enable' | 'disable',
): Promise<void> {
  const { interfaces, plugins, processes, say, storage } = player
  const known = plugins.all().find((plugin) => plugin.id === id)
  if (known === undefined || known.shipped)
    toast(player, 'error', say('PLUGIN.TITLE'), say('PLUGIN.NOT_THERE'))
  else {
    const manual = storage.plugins.value()[id]?.manual ?? true
    await decideAboutPlugin(player, id, { enabled: action === 'enable', manual })
    if (action === 'enable') await processes.start(id)
    else {
      await processes.stop(id)
      await interfaces.forget(id)
      client.push('pushDisablePlugin', 'ok')
    }
    repushPages(player, [id])
  }
  client.push('pushInstalledPlugins', installedPlugins(player))
}

/**
 * Switches a music plugin on or off, tells everyone, and the client the new list. One that does not start
 * stays off. Rejects when it could not be written.
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

/**
 * Tells of an install that nobody asked for and that has very much to say: so many lines, so many in a
 * second.
 */
export async function pushLongLog(player: PlayerContext, lines: number, perSecond: number): Promise<void> {
  const { say } = player
  const report = reportInstall(player, say('PLUGIN.INSTALLING'))
  report.step(70, say('PLUGIN.UTILITIES'))
  const begin = performance.now()
  for (let line = 1; line <= lines; line += 1) {
    const size = String((line * 37) % 900)
    report.line(say('PLUGIN.CHATTY', { line: String(line), count: String(lines), size }))
    const ahead = begin + (line * 1_000) / perSecond - performance.now()
    if (ahead > 0) await wait(player, ahead)
  }
  report.end(100, say('PLUGIN.INSTALLED_TITLE'), say('PLUGIN.INSTALLED_TITLE'))
}

/**
 * Uninstalls a plugin, `category/name`, with a status to every client; what was saved on its pages goes with
 * it.
 */
export async function removePlugin(player: PlayerContext, id: string): Promise<void> {
  await oneAtATime(player, async () => {
    const { log, say } = player
    const report = reportInstall(player, say('PLUGIN.UNINSTALLING'))
    const pause = () => wait(player, player.delays.installStep)
    const found = player.plugins.all().find((plugin) => plugin.id === id)
    const plugin = found === undefined ? id : describePlugin(found).prettyName
    try {
      report.step(10, say('PLUGIN.STOPPING'))
      await pause()
      await assertRemovable(player, id)
      report.step(50, say('PLUGIN.REMOVING'))
      await pause()
      await remove(player, id)
      log(`plugin ${id} is uninstalled`)
      return () => report.end(100, say('PLUGIN.UNINSTALLED_TITLE'), say('PLUGIN.UNINSTALLED', { plugin }))
    } catch (error) {
      const reason = reasonOf(player, error)
      log(`plugin ${id} is not uninstalled: ${reason}`)
      return () => report.end(0, say('PLUGIN.UNINSTALL_FAILED'), say('PLUGIN.ERROR', { reason }))
    }
  })
}

async function assertRemovable(player: PlayerContext, id: string): Promise<void> {
  const { faults, pluginHome, plugins } = player
  const known = plugins.all().find((plugin) => plugin.id === id)
  if (known === undefined || known.shipped) throw new Refused('PLUGIN.NOT_THERE')
  if (known.folder !== pluginHome.folderOf(id)) throw new Refused('PLUGIN.NOT_OURS')
  if (faults.happens('uninstall-fails')) throw new Refused('PLUGIN.BROKE')
}

async function remove(player: PlayerContext, id: string): Promise<void> {
  const { interfaces, pluginHome, plugins, processes, storage } = player
  await processes.remove(id)
  await interfaces.forget(id)
  await pluginHome.remove(id)
  await decideAboutPlugin(player, id, undefined)
  const { [id]: _saved, ...others } = storage.settings.value()
  await storage.settings.save(others)
  await plugins.reload()
}
