import { stat, writeFile } from 'node:fs/promises'
import type { PlayerContext } from '../core/PlayerContext'
import { wait } from '../core/inBackground'
import { type InstallOrder, type PluginFacts, Refused } from '../installer/InstallOrder'
import { checkPackage } from '../installer/checkPackage'
import { unpack } from '../installer/unpack'
import { Silence, decideAboutPlugin, type InstallReport } from './reportInstall'

/** Where an install keeps what it has so far; the caller deletes both. */
interface Places {
  file: string
  folder: string
}

/** How many lines a long log has. */
const manyLines = 5_000
/** What a slow player takes, times the usual. */
const slowness = 8

/**
 * All steps of an install but the last: fetches the package, unpacks and checks it and lays it in its place.
 * Rejects with `Refused` when something about it is wrong, with `Silence` when nothing more is to be said.
 */
export async function takeInstallSteps(
  player: PlayerContext,
  order: InstallOrder,
  { file, folder }: Places,
  report: InstallReport,
): Promise<PluginFacts> {
  const { delays, faults, pluginHome, plugins, processes, say } = player
  const pace = delays.installStep * (faults.happens('install-slow') ? slowness : 1)
  const step = async (progress: number, text: string, line?: string) => {
    report.step(progress, say(text), line)
    await wait(player, pace)
  }

  await step(10, 'PLUGIN.DOWNLOADING', say('PLUGIN.DOWNLOADING_FROM', { url: order.url }))
  await fetchPackage(player, order, file)
  const size = String(Math.ceil((await stat(file)).size / 1_000))
  report.line(say('PLUGIN.DOWNLOADED', { size }), 'later')
  await step(30, 'PLUGIN.PREPARING')
  const count = await unpack(file, folder)
  report.line(say('PLUGIN.UNPACKED', { count: String(count) }), 'later')
  await step(40, 'PLUGIN.UNPACKING')
  if (faults.happens('install-fails')) throw new Refused('PLUGIN.BROKE')
  const { folder: home, facts } = await checkPackage(folder)
  report.line(say('PLUGIN.FOUND', { ...facts, plugin: facts.prettyName }), 'later')
  await step(50, 'PLUGIN.CHECKING')
  await assertWanted(player, order, facts)
  await step(60, 'PLUGIN.COPYING')
  interrupt(player)
  await step(70, 'PLUGIN.UTILITIES')
  await setUp(player, facts, report)
  await step(90, 'PLUGIN.FINALIZING')
  const { enabled = false } = player.storage.plugins.value()[facts.id] ?? {}
  await decideAboutPlugin(player, facts.id, {
    enabled: order.replaces !== undefined && enabled,
    manual: order.file !== undefined,
  })
  // What it has told of stays: an update leaves an interface that is shown where it is.
  await processes.replace(facts.id, async () => {
    try {
      await pluginHome.put(home, facts.id)
    } catch (error) {
      // What was decided about it stands for nothing that is there.
      if (order.replaces === undefined) await decideAboutPlugin(player, facts.id, undefined)
      throw error
    }
    await plugins.reload()
  })
  return facts
}

async function fetchPackage(
  { faults, store }: PlayerContext,
  order: InstallOrder,
  file: string,
): Promise<void> {
  if (order.file !== undefined) return
  if (faults.happens('store-away')) throw new Refused('PLUGIN.STORE_AWAY')
  const content = await store.packageAt(order.url)
  // Real devices say nothing more when there is nothing to download.
  if (content === undefined) throw new Silence()
  await writeFile(file, content, { mode: 0o600 })
}

async function assertWanted(
  { pluginHome, plugins }: PlayerContext,
  { replaces }: InstallOrder,
  { id, prettyName: plugin }: PluginFacts,
): Promise<void> {
  if (plugins.all().some((known) => known.shipped && known.id === id))
    throw new Refused('PLUGIN.SHIPPED', { plugin })
  if (replaces === undefined && (await pluginHome.has(id))) throw new Refused('PLUGIN.DUPLICATE', { plugin })
  if (replaces !== undefined && replaces !== id) throw new Refused('PLUGIN.OTHER', { plugin })
}

/** What the control page asked to happen in the middle. */
function interrupt(player: PlayerContext): void {
  const { delays, faults, log } = player
  if (faults.happens('install-cut')) player.dropSockets()
  if (faults.happens('install-silent')) throw new Silence()
  if (!faults.happens('install-restarts')) return
  log('the player restarts in the middle of an install')
  player.goOffline(delays.restart)
  throw new Silence()
}

async function setUp(player: PlayerContext, { name }: PluginFacts, report: InstallReport): Promise<void> {
  const { delays, faults, say } = player
  if (!faults.happens('install-chatty')) {
    for (const what of ['dependencies', name]) report.line(say('PLUGIN.UTILITY', { name: what }))
    return
  }
  for (let line = 1; line <= manyLines; line += 1) {
    const size = String((line * 37) % 900)
    report.line(say('PLUGIN.CHATTY', { line: String(line), count: String(manyLines), size }))
    await wait(player, delays.installLine)
  }
}
