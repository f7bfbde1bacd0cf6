import { join } from 'node:path'
import { insideFolder } from '../storage/insideFolder'
import type { MusicRoot } from './readMusicFiles'

/** A part of an address as it reads; one that is no encoding of anything stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of what came to the library last. */
export const recentUri = 'recently-added'

/** Letters that are no others with an accent, as they are typed without them. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' }

/** A text without what nobody types when they look for it: capitals, accents and letters of their own. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœø]/g, (letter) => spelled[letter] ?? letter)

const roots = ['music-library', 'mnt']

/**
 * The address under which the library lists a file or folder: `mnt/INTERNAL/a.flac`, `/mnt/INTERNAL/a.flac`
 * and `music-library/INTERNAL/a.flac` are one. Undefined for what is not of the library.
 */
export function libraryUri(uri: string): string | undefined {
  const [root = '', ...path] = uri.replace(/^\//, '').replace(/\/$/, '').split('/')
  return roots.includes(root) ? ['music-library', ...path].join('/') : undefined
}

/**
 * The address of a file or folder as queue, playlists and favourites have it, `mnt/INTERNAL/…`; others stay
 * as they are.
 */
export function queueUri(uri: string): string {
  return libraryUri(uri)?.replace(/^music-library/, 'mnt') ?? uri
}

const isHarmless = (name: string) => name !== '' && name !== '.' && name !== '..' && !/[\\/\0]/.test(name)

/**
 * Where a file or folder of the library lies on disk; undefined when there is none. Nothing outside the music
 * folders is ever found, neither by `..` nor by a link that leads out of them.
 */
export async function findInRoots(roots: readonly MusicRoot[], uri: string): Promise<string | undefined> {
  const [, name, ...path] = libraryUri(uri)?.split('/') ?? []
  const root = roots.find((one) => one.name === name)
  if (root === undefined || !path.every(isHarmless)) return undefined
  return insideFolder(root.folder, join(root.folder, ...path))
}
