import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the interface is built from; what is generated from these on the way does not count. */
const sources = [
  'src',
  'authoring',
  'machines',
  'schemas',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.preview.config.ts',
  'brand.json',
  'package-lock.json',
]
const ignored = new Set(['generated', 'node_modules'])

/** Whether the built interface is missing, or older than anything that it is built from; an installed package has no sources. */
export async function isInterfaceStale(root: string, built: string): Promise<boolean> {
  const made = await modified(join(built, 'index.html'))
  if (made === undefined) return true
  if ((await modified(join(root, 'src'))) === undefined) return false
  for (const source of sources) if ((await newest(join(root, source))) > made) return true
  return false
}

async function modified(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return undefined
  }
}

/** Time of the youngest file in a folder, or of the file itself, ms; tests are no part of the interface. */
async function newest(path: string): Promise<number> {
  const time = (await modified(path)) ?? 0
  try {
    const entries = await readdir(path, { withFileTypes: true })
    const inner = entries.filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    // A folder's own time changes with whatever is put into it, also with what does not count.
    const times = await Promise.all(inner.map(({ name }) => newest(join(path, name))))
    return Math.max(0, ...times)
  } catch {
    return time
  }
}
