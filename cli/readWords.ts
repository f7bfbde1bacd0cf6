import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders this deep hold libraries rather than the plugin's own program. */
const deepest = 3
/** Enough for a program that somebody wrote; what is larger was bundled. */
const mostFiles = 100

/**
 * Every word of the programs in a plugin's folder, to tell what a program asks for or fills in itself; none
 * where there is no program. Never rejects: a program that cannot be read is as good as none.
 */
export async function readWords(folder: string): Promise<ReadonlySet<string>> {
  const words = new Set<string>()
  for (const file of (await programsIn(folder, deepest)).slice(0, mostFiles)) {
    const text = await readFile(file, 'utf8').catch(() => '')
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word)
  }
  return words
}

async function programsIn(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isFile()) return /\.[cm]?[jt]s$/.test(entry.name) ? [path] : []
      const isOwn = entry.isDirectory() && depth > 0 && !/^\.|^node_modules$/.test(entry.name)
      return isOwn ? programsIn(path, depth - 1) : []
    }),
  )
  return found.flat()
}
