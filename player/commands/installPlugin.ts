import { rm, writeFile } from 'node:fs/promises'
import { installedPlugins } from '../answers/pluginAnswers'
import type { PlayerContext } from '../core/PlayerContext'
import { checkPackage } from '../installer/checkPackage'
import { unpack } from '../installer/unpack'
import { decideAboutPlugin, Silence, reasonOf, type InstallReport, reportInstall } from './reportInstall'
import { oneAtATime, type LastWord } from './setOutputDevices'
import type { Client } from '../core/Clients'
import type { InstallOrder, PluginFacts } from '../installer/InstallOrder'
import { takeInstallSteps } from './takeInstallSteps'

/** Installs and enables the first so many plugins of the store that are not, without a step in between. */
export async function installAtOnce(player: PlayerContext, count: number): Promise<void> {
  const { pluginHome, plugins, store } = player
  await oneAtATime(player, async () => {
    const wanted = []
    for (const facts of store.plugins()) if (!(await pluginHome.has(facts.id))) wanted.push(facts)
    for (const facts of wanted.slice(0, count)) {
      const [file, folder] = [pluginHome.aside(), pluginHome.aside()]
      await writeFile(file, (await store.packageAt(store.addressOf(facts))) ?? new Uint8Array())
      await unpack(file, folder)
      const { folder: home } = await checkPackage(folder)
      await pluginHome.put(home, facts.id)
      await decideAboutPlugin(player, facts.id, { enabled: true, manual: false })
      for (const path of [file, folder]) await rm(path, { recursive: true, force: true })
    }
    await plugins.reload()
    return () => player.clients.broadcast('pushInstalledPlugins', installedPlugins(player))
  })
}

/**
 * Installs or updates a plugin [D7-57], with a status to every client at each step; `client` is who asked, if
 * anyone did. Nothing of it stays when it fails, and a plugin that was to be replaced is then still there.
 */
export async function installPlugin(
  player: PlayerContext,
  order: InstallOrder,
  client?: Client,
): Promise<void> {
  await oneAtATime(player, async () => {
    client?.pushAsIs('closeModals', '')
    client?.pushAsIs('openInstallerModal', '')
    const { pluginHome } = player
    const places = { file: order.file ?? pluginHome.aside(), folder: pluginHome.aside() }
    try {
      return await install(player, order, places)
    } finally {
      for (const path of Object.values(places)) await rm(path, { recursive: true, force: true })
    }
  })
  // One that had no turn lies there still.
  if (order.file !== undefined) await rm(order.file, { force: true })
}

async function install(
  player: PlayerContext,
  order: InstallOrder,
  places: { file: string; folder: string },
): Promise<LastWord> {
  const { log, say } = player
  const isUpdate = order.replaces !== undefined
  const report = reportInstall(player, say(isUpdate ? 'PLUGIN.UPDATING' : 'PLUGIN.INSTALLING'))
  try {
    const facts = await takeInstallSteps(player, order, places, report)
    log(`plugin ${facts.id} ${facts.version} is installed`)
    return () => (isUpdate ? sayUpdated : sayInstalled)(player, facts, report)
  } catch (error) {
    if (error instanceof Silence) return undefined
    const reason = reasonOf(player, error)
    log(`the plugin at ${order.url} is not installed: ${reason}`)
    const title = say(isUpdate ? 'PLUGIN.UPDATE_FAILED' : 'PLUGIN.INSTALL_FAILED')
    return () => report.end(0, title, say('PLUGIN.ERROR', { reason }))
  }
}

function sayInstalled({ say }: PlayerContext, facts: PluginFacts, report: InstallReport): void {
  const { name, category, prettyName: plugin } = facts
  report.end(100, say('PLUGIN.INSTALLED_TITLE'), say('PLUGIN.INSTALLED', { plugin }), [
    {
      name: say('PLUGIN.ENABLE'),
      class: 'btn btn-info',
      emit: 'pluginManager',
      payload: { name, category, action: 'enable' },
    },
  ])
}

function sayUpdated({ say }: PlayerContext, facts: PluginFacts, report: InstallReport): void {
  const { version, prettyName: plugin } = facts
  report.end(100, say('PLUGIN.UPDATED_TITLE'), say('PLUGIN.UPDATED', { plugin, version }))
}
