import { rm, writeFile } from 'node:fs/promises'
import { installedPlugins } from '../answers/installedPlugins'
import type { PlayerContext } from '../core/PlayerContext'
import { checkPackage } from '../installer/checkPackage'
import { unpack } from '../installer/unpack'
import { decideAboutPlugin } from './decideAboutPlugin'
import { oneAtATime } from './oneAtATime'

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
