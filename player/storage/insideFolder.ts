import { lstat, realpath } from 'node:fs/promises'
import { sep } from 'node:path'

/**
 * Where a file or folder really lies, whatever links lead there; undefined where that is not within `folder`,
 * or where nothing is. The folder itself may be a link: whoever named it meant what it leads to.
 */
export async function insideFolder(folder: string, path: string): Promise<string | undefined> {
  try {
    const [home, found] = await Promise.all([realpath(folder), realpath(path)])
    return found === home || found.startsWith(home.endsWith(sep) ? home : home + sep) ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether there is something at a path that is a link to nowhere, or out of the folder: it is not to be read.
 */
export async function leadsOut(folder: string, path: string): Promise<boolean> {
  const isThere = await lstat(path).then(
    () => true,
    () => false,
  )
  return isThere && (await insideFolder(folder, path)) === undefined
}
