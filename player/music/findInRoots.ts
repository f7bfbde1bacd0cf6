import { join } from 'node:path'
import { insideFolder } from '../storage/insideFolder'
import { libraryUri } from './libraryUri'
import type { MusicRoot } from './listMusicFiles'

const isHarmless = (name: string) => name !== '' && name !== '.' && name !== '..' && !/[\\/\0]/.test(name)

/**
 * Where a file or folder of the library lies on disk; undefined when there is none. Nothing outside the music folders is ever
 * found, neither by `..` nor by a link that leads out of them.
 */
export async function findInRoots(roots: readonly MusicRoot[], uri: string): Promise<string | undefined> {
  const [, name, ...path] = libraryUri(uri)?.split('/') ?? []
  const root = roots.find((one) => one.name === name)
  if (root === undefined || !path.every(isHarmless)) return undefined
  return insideFolder(root.folder, join(root.folder, ...path))
}
