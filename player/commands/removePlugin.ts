import type { PlayerContext } from '../core/PlayerContext'
import { wait } from '../core/wait'
import { Refused } from '../installer/Refused'
import { decideAboutPlugin } from './decideAboutPlugin'
import { oneAtATime } from './oneAtATime'
import { pluginFacts } from '../answers/pluginFacts'
import { reasonOf } from './reasonOf'
import { reportInstall } from './reportInstall'

/** Uninstalls a plugin, `category/name`, with a status to every client; what was saved on its pages goes with it. */
export async function removePlugin(player: PlayerContext, id: string): Promise<void> {
  await oneAtATime(player, async () => {
    const { log, say } = player
    const report = reportInstall(player, say('PLUGIN.UNINSTALLING'))
    const pause = () => wait(player, player.delays.installStep)
    const found = player.plugins.all().find((plugin) => plugin.id === id)
    const plugin = found === undefined ? id : pluginFacts(found).prettyName
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
  const { pluginHome, plugins, storage } = player
  await pluginHome.remove(id)
  await decideAboutPlugin(player, id, undefined)
  const { [id]: _saved, ...others } = storage.settings.value()
  await storage.settings.save(others)
  await plugins.reload()
}
