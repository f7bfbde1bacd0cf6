import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder that holds a UIConfig.json, with its category when the path tells it. */
export interface PluginFolder {
  folder: string
  category?: string
}

/** What a folder of plugins holds: the plugins, and every folder in which a change can add, alter or remove one. */
interface PluginFolders {
  plugins: PluginFolder[]
  watched: string[]
}

/**
 * Finds `root/<name>/UIConfig.json` and `root/<category>/<name>/UIConfig.json`; a root that is itself a plugin's folder counts
 * as one. Sorted by path. A root that does not exist holds nothing.
 */
export async function findPluginFolders(root: string): Promise<PluginFolders> {
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
