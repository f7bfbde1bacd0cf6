import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where installed plugins lie, as `<category>/<name>/`, and where others are on their way in or out. */
export interface PluginHome {
  /** Absolute path. */
  folder: string
  /** A path of no meaning for something on its way. */
  aside(): string
  folderOf(id: string): string
  has(id: string): Promise<boolean>
  /** Lays a folder in the place of a plugin; the one that was there is gone at the end. */
  put(folder: string, id: string): Promise<void>
  remove(id: string): Promise<void>
  /** Deletes every plugin; both folders are there afterwards. */
  clear(): Promise<void>
}

const forget = (path: string) => rm(path, { recursive: true, force: true })

/** How the plugin that is being replaced is called in the meantime: `.old-` and its id. */
const oldPrefix = '.old-'
const idMark = '+'

/**
 * Opens both folders, made if they are missing, and mends what a kill left: half installs are deleted, and a
 * plugin that had been moved aside for a newer one that never came is moved back.
 */
export async function openPluginHome(folder: string, waiting: string): Promise<PluginHome> {
  const folderOf = (id: string) => join(folder, ...id.split('/'))
  const oldOf = (id: string) => join(waiting, `${oldPrefix}${id.replace('/', idMark)}`)
  const has = (id: string) =>
    readdir(folderOf(id)).then(
      () => true,
      () => false,
    )
  const aside = () => join(waiting, randomUUID())

  await mkdir(folder, { recursive: true })
  await mkdir(waiting, { recursive: true })
  for (const name of await readdir(waiting)) {
    const id = name.startsWith(oldPrefix) ? name.slice(oldPrefix.length).replace(idMark, '/') : undefined
    if (id !== undefined && !(await has(id))) await rename(oldOf(id), folderOf(id))
    else await forget(join(waiting, name))
  }

  return {
    folder,
    aside,
    folderOf,
    has,
    async put(from, id) {
      await mkdir(dirname(folderOf(id)), { recursive: true })
      await mkdir(waiting, { recursive: true })
      if (await has(id)) await rename(folderOf(id), oldOf(id))
      await rename(from, folderOf(id))
      await forget(oldOf(id))
    },
    async remove(id) {
      const gone = aside()
      await mkdir(waiting, { recursive: true })
      await rename(folderOf(id), gone)
      await forget(gone)
    },
    async clear() {
      await mkdir(waiting, { recursive: true })
      const names = await readdir(folder).catch(() => [])
      await Promise.all(names.map((name) => forget(join(folder, name))))
    },
  }
}
