import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { mapLimited } from '../core/inSlices'
import type { MusicFile } from './readTrackFile'

const endings = new Set(
  'aac aif aiff ape dff dsf flac m4a m4b mka mp2 mp3 mpc oga ogg opus wav wma wv'
    .split(' ')
    .map((ending) => `.${ending}`),
)

/** A folder of music and the name that it has in addresses. */
export interface MusicRoot {
  /** E.g. `INTERNAL`. */
  name: string
  folder: string
  /** Whether the player may delete what is in it: not where a person keeps their music. Default false. */
  isOwn?: boolean
}

/**
 * Every file of music below a folder. What begins with a dot is left out, and links are not followed: they
 * could lead out of the folder, or round in a circle. A folder that cannot be read is one line in the log.
 */
export async function listMusicFiles(root: MusicRoot, log: (line: string) => void): Promise<MusicFile[]> {
  const found: { file: string; uri: string }[] = []
  const walk = async (folder: string, uri: string): Promise<void> => {
    let entries
    try {
      entries = await readdir(folder, { withFileTypes: true })
    } catch (error) {
      log(`${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
      return
    }
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue
      const path = { file: join(folder, entry.name), uri: `${uri}/${entry.name}` }
      if (entry.isDirectory()) await walk(path.file, path.uri)
      else if (entry.isFile() && endings.has(extname(entry.name).toLowerCase())) found.push(path)
    }
  }
  await walk(root.folder, `music-library/${root.name}`)
  const files = await mapLimited(found, 16, async (path) => {
    try {
      const { size, mtimeMs } = await stat(path.file)
      return { ...path, size, changed: mtimeMs }
    } catch (error) {
      // Gone since the folder was read, unless its name is not UTF-8: what was read of it is then not what it
      // is called.
      if (path.file.includes('\uFFFD') && isMissing(error))
        log(`${path.file} is left out: its name is not UTF-8, and has to be changed before it can be played`)
      return undefined
    }
  })
  return files.filter((file) => file !== undefined)
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
