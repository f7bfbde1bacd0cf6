import { rm, writeFile, stat } from 'node:fs/promises'
import { installedPlugins } from '../answers/pluginAnswers'
import type { PlayerContext } from '../core/PlayerContext'
import { checkPackage, type InstallOrder, type PluginDescription, Refused } from '../installer/checkPackage'
import { unpack } from '../installer/unpack'
import { type Client, toast } from '../core/Clients'
import { wait } from '../core/Clock'
import type { PluginsDocument } from '../storage/systemDocuments'
import type { InstallPluginStatus } from '../../schemas/generated/types'
import { messageOf } from '../core/messageOf'

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
async function takeInstallSteps(
  player: PlayerContext,
  order: InstallOrder,
  { file, folder }: Places,
  report: InstallReport,
): Promise<PluginDescription> {
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
  const { folder: home, description } = await checkPackage(folder)
  report.line(say('PLUGIN.FOUND', { ...description, plugin: description.prettyName }), 'later')
  await step(50, 'PLUGIN.CHECKING')
  await assertWanted(player, order, description)
  await step(60, 'PLUGIN.COPYING')
  interrupt(player)
  await step(70, 'PLUGIN.UTILITIES')
  await setUp(player, description, report)
  await step(90, 'PLUGIN.FINALIZING')
  const { enabled = false } = player.storage.plugins.value()[description.id] ?? {}
  await decideAboutPlugin(player, description.id, {
    enabled: order.replaces !== undefined && enabled,
    manual: order.file !== undefined,
  })
  // What it has told of stays: an update leaves an interface that is shown where it is.
  await processes.replace(description.id, async () => {
    try {
      await pluginHome.put(home, description.id)
    } catch (error) {
      // What was decided about it stands for nothing that is there.
      if (order.replaces === undefined) await decideAboutPlugin(player, description.id, undefined)
      throw error
    }
    await plugins.reload()
  })
  return description
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
  { id, prettyName: plugin }: PluginDescription,
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

async function setUp(
  player: PlayerContext,
  { name }: PluginDescription,
  report: InstallReport,
): Promise<void> {
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

/** Installs and enables the first so many plugins of the store that are not, without a step in between. */
export async function installAtOnce(player: PlayerContext, count: number): Promise<void> {
  const { pluginHome, plugins, store } = player
  await oneAtATime(player, async () => {
    const wanted = []
    for (const description of store.plugins())
      if (!(await pluginHome.has(description.id))) wanted.push(description)
    for (const description of wanted.slice(0, count)) {
      const [file, folder] = [pluginHome.aside(), pluginHome.aside()]
      await writeFile(file, (await store.packageAt(store.addressOf(description))) ?? new Uint8Array())
      await unpack(file, folder)
      const { folder: home } = await checkPackage(folder)
      await pluginHome.put(home, description.id)
      await decideAboutPlugin(player, description.id, { enabled: true, manual: false })
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
    const description = await takeInstallSteps(player, order, places, report)
    log(`plugin ${description.id} ${description.version} is installed`)
    return () => (isUpdate ? sayUpdated : sayInstalled)(player, description, report)
  } catch (error) {
    if (error instanceof Silence) return undefined
    const reason = reasonOf(player, error)
    log(`the plugin at ${order.url} is not installed: ${reason}`)
    const title = say(isUpdate ? 'PLUGIN.UPDATE_FAILED' : 'PLUGIN.INSTALL_FAILED')
    return () => report.end(0, title, say('PLUGIN.ERROR', { reason }))
  }
}

function sayInstalled({ say }: PlayerContext, description: PluginDescription, report: InstallReport): void {
  const { name, category, prettyName: plugin } = description
  report.end(100, say('PLUGIN.INSTALLED_TITLE'), say('PLUGIN.INSTALLED', { plugin }), [
    {
      name: say('PLUGIN.ENABLE'),
      class: 'btn btn-info',
      emit: 'pluginManager',
      payload: { name, category, action: 'enable' },
    },
  ])
}

function sayUpdated({ say }: PlayerContext, description: PluginDescription, report: InstallReport): void {
  const { version, prettyName: plugin } = description
  report.end(100, say('PLUGIN.UPDATED_TITLE'), say('PLUGIN.UPDATED', { plugin, version }))
}

/** Keeps what was decided about a plugin, `category/name`; undefined forgets it. */
export async function decideAboutPlugin(
  { storage }: PlayerContext,
  id: string,
  decision: PluginsDocument[string] | undefined,
): Promise<void> {
  const { [id]: _before, ...others } = storage.plugins.value()
  await storage.plugins.save(decision === undefined ? others : { ...others, [id]: decision })
}

/** Why something was not installed, in a few words for whoever wanted it. */
export function reasonOf({ log, say }: PlayerContext, error: unknown): string {
  if (error instanceof Refused) return say(error.text, error.values)
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return say('PLUGIN.DISK_FULL')
  log(`a plugin could not be changed: ${messageOf(error)}`)
  return say('PLUGIN.UNKNOWN')
}

/**
 * Thrown where an install ends without another word, as on a device that hangs, or that was cut off in the
 * middle.
 */
class Silence extends Error {}

/** How every client hears how far an install is [D3-32]. */
interface InstallReport {
  /**
   * A step begins: percent, and what is done, which is a line of the log, too, unless that has one of its
   * own.
   */
  step(progress: number, message: string, line?: string): void
  /** One more line of the log, sent at once or with the next step. */
  line(text: string, when?: 'now' | 'later'): void
  /** It is over, for good (100) or not (0). */
  end(progress: 0 | 100, title: string, message: string, buttons?: InstallPluginStatus['buttons']): void
}

/**
 * Tells every client of an install as real devices do: each push holds the whole log, its lines parted by
 * `<br>`; a failure goes back to 0 and has a button.
 */
export function reportInstall({ clients, say }: PlayerContext, title: string): InstallReport {
  const log: string[] = []
  let now = { progress: 0, message: '' }
  const push = (more: Partial<InstallPluginStatus> = {}) =>
    clients.broadcast('installPluginStatus', { title, ...now, advancedLog: log.join('<br>'), ...more })
  return {
    step(progress, message, line = message) {
      now = { progress, message }
      log.push(line)
      push()
    },
    line(text, when = 'now') {
      log.push(text)
      if (when === 'now') push()
    },
    end(progress, lastTitle, message, buttons = []) {
      now = { progress, message }
      log.push(message)
      const close = { name: say('PLUGIN.CLOSE'), class: 'btn btn-warning' }
      push({ title: lastTitle, buttons: [close, ...buttons] })
    },
  }
}

/** Says how it ended, if there is anything to say. */
type LastWord = (() => void) | undefined

/** The players that install or remove a plugin at the moment. */
const working = new WeakSet<PlayerContext>()

/**
 * Runs what installs or removes a plugin; refuses, in a toast, while something else does. The last word that
 * `run` gives is said when the next may begin: whoever hears it may try again at once.
 */
export async function oneAtATime(player: PlayerContext, run: () => Promise<LastWord>): Promise<void> {
  if (working.has(player))
    return toast(player, 'warning', player.say('PLUGIN.TITLE'), player.say('PLUGIN.BUSY'))
  working.add(player)
  let sayLast: LastWord
  try {
    sayLast = await run()
  } finally {
    working.delete(player)
  }
  sayLast?.()
}
