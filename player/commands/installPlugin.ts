import { rm } from 'node:fs/promises'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import type { InstallOrder } from '../installer/InstallOrder'
import type { PluginFacts } from '../installer/PluginFacts'
import { Silence } from './Silence'
import { type LastWord, oneAtATime } from './oneAtATime'
import { reasonOf } from './reasonOf'
import { type InstallReport, reportInstall } from './reportInstall'
import { takeInstallSteps } from './takeInstallSteps'

/**
 * Installs or updates a plugin [D7-57], with a status to every client at each step; `client` is who asked, if anyone did. Nothing
 * of it stays when it fails, and a plugin that was to be replaced is then still there.
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
