import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * The settings pages that a path stands for: the file itself, the page whose texts it holds, or every
 * UIConfig.json in and below a folder, without node_modules and folders that begin with a dot. Sorted by
 * path. Rejects with an Error whose message tells the person what is wrong.
 */
export async function findPages(path: string): Promise<string[]> {
  const kind = await stat(path).catch(() => undefined)
  if (!kind) throw new Error(`There is no file or folder “${path}”.`)
  if (!kind.isDirectory())
    return [/^strings_[\w-]+\.json$/.test(basename(path)) ? await pageOfTexts(path) : path]
  return (await pagesBelow(path)).sort()
}

/**
 * The page beside a file of texts, or beside its folder: whoever checks what was changed names such files,
 * too.
 */
async function pageOfTexts(file: string): Promise<string> {
  for (const folder of [dirname(file), join(dirname(file), '..')]) {
    const page = join(folder, 'UIConfig.json')
    if (await stat(page).catch(() => undefined)) return page
  }
  throw new Error(`There is no settings page (UIConfig.json) that the texts in “${file}” belong to.`)
}

async function pagesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return /^\.|^node_modules$/.test(entry.name) ? [] : pagesBelow(path)
      return entry.name === 'UIConfig.json' ? [path] : []
    }),
  )
  return found.flat()
}
