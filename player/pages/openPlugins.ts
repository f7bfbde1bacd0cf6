import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, readPlugin } from './readPlugin'
import { insideFolder } from '../storage/insideFolder'
import { watchFolders } from './watchFolders'

/** A folder that holds a UIConfig.json, with its category when the path tells it. */
interface PluginFolder {
  folder: string
  category?: string
}

/**
 * What a folder of plugins holds: the plugins, and every folder in which a change can add, alter or remove
 * one.
 */
interface PluginFolders {
  plugins: PluginFolder[]
  watched: string[]
}

/**
 * Finds `root/<name>/UIConfig.json` and `root/<category>/<name>/UIConfig.json`; a root that is itself a
 * plugin's folder counts as one. Sorted by path. A root that does not exist holds nothing.
 */
async function findPluginFolders(root: string): Promise<PluginFolders> {
  if (await isPlugin(root)) return { plugins: [{ folder: root }], watched: [root, join(root, 'i18n')] }
  const found: PluginFolders = { plugins: [], watched: [root] }
  for (const first of await foldersIn(root)) {
    const folder = join(root, first)
    found.watched.push(folder)
    if (await isPlugin(folder)) {
      found.plugins.push({ folder })
      found.watched.push(join(folder, 'i18n'))
      continue
    }
    for (const second of await foldersIn(folder)) {
      const inner = join(folder, second)
      found.watched.push(inner, join(inner, 'i18n'))
      if (await isPlugin(inner)) found.plugins.push({ folder: inner, category: first })
    }
  }
  return found
}

async function isPlugin(folder: string): Promise<boolean> {
  try {
    await access(join(folder, 'UIConfig.json'))
    return true
  } catch {
    return false
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    return folders
      .map((entry) => entry.name)
      .filter((name) => !/^\.|^node_modules$/.test(name))
      .sort()
  } catch {
    return []
  }
}

/** The plugins that the player knows now. */
export interface Plugins {
  all(): readonly Plugin[]
  /** By `category/name`, or by a bare name: the first such. */
  find(page: string): Plugin | undefined
  /**
   * The file behind `category/name/path/inside`, or undefined when it leaves the plugin's folder or does not
   * exist.
   */
  fileOf: (address: string) => Promise<string | undefined>
  /** Reads everything again at once, after the player itself has changed a folder. */
  reload(): Promise<void>
  close(): void
}

/** Where plugins are looked for, and who hears of changes. */
interface PluginsOptions {
  shippedFolder: string
  /** Folders of plugin authors; one of the same id wins over a shipped one. */
  folders: readonly string[]
  log: (line: string) => void
  /** Called after files changed on disk, with the ids of pages that now differ. */
  changed: (ids: string[]) => void
}

/**
 * Reads all plugins and keeps watching their files until closed. What cannot be read is logged with file and
 * line.
 */
export async function openPlugins({
  shippedFolder,
  folders,
  log,
  changed,
}: PluginsOptions): Promise<Plugins> {
  let plugins = new Map<string, Plugin>()
  let reading = Promise.resolve()
  let waiting: Promise<void> | undefined
  const watcher = watchFolders(reloadInTurn, log)

  async function readAll(): Promise<Map<string, Plugin>> {
    const roots = [shippedFolder, ...folders]
    const found = await Promise.all(roots.map(findPluginFolders))
    // Watched before read, so that no change falls between.
    watcher.watch(found.flatMap(({ watched }) => watched))
    const read = new Map<string, Plugin>()
    for (const [index, root] of roots.entries()) {
      for (const { folder, category } of found[index]?.plugins ?? []) {
        const plugin = await readPlugin(folder, category, root === shippedFolder)
        read.set(plugin.id, plugin)
      }
    }
    return read
  }

  async function reload() {
    const before = plugins
    plugins = await readAll()
    const ids = [...new Set([...before.keys(), ...plugins.keys()])]
    const differing = ids.filter((id) => fingerprint(before.get(id)) !== fingerprint(plugins.get(id)))
    for (const id of differing) plugins.get(id)?.problems.forEach(log)
    if (differing.length > 0) changed(differing)
  }

  /** Whoever asks while one waits for its turn gets that one: it has not read anything yet. */
  function reloadInTurn(): Promise<void> {
    if (waiting !== undefined) return waiting
    const done = reading.then(() => {
      waiting = undefined
      return reload()
    })
    waiting = done
    // One that failed is told to whoever asked for it, and keeps no other from its turn.
    reading = done.catch(() => undefined)
    return done
  }

  plugins = await readAll()
  for (const plugin of plugins.values()) plugin.problems.forEach(log)
  return {
    all: () => [...plugins.values()],
    find: (page) => plugins.get(page) ?? [...plugins.values()].find((plugin) => plugin.name === page),
    fileOf: (address) => fileInside([...plugins.values()], address),
    reload: reloadInTurn,
    close: () => watcher.close(),
  }
}

/** Everything of a plugin that a client can see. */
function fingerprint(plugin: Plugin | undefined): string {
  return plugin === undefined
    ? ''
    : JSON.stringify([plugin.page, plugin.manifest, [...plugin.texts], plugin.problems])
}

async function fileInside(plugins: readonly Plugin[], address: string): Promise<string | undefined> {
  const plugin = plugins.find(({ id }) => address.startsWith(`${id}/`))
  if (plugin === undefined) return undefined
  return insideFolder(plugin.folder, join(plugin.folder, address.slice(plugin.id.length + 1)))
}
