import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createLibrary } from './createLibrary'
import type { Library, Track } from './Track'
import { listMusicFiles, type MusicRoot } from './listMusicFiles'
import { openMusicIndex } from './openMusicIndex'
import type { MusicFile } from './readTrackFile'
import { scanFiles } from './scanFiles'

/** How the library is read again. */
interface ScanOptions {
  /** All of it, as if nothing were known. Default: only what is new. */
  afresh?: boolean
  /** Only what lies below this address, where the music can be read in parts. Default: everything. */
  folder?: string
  /** Waited for before each step. */
  between?: () => Promise<void>
}

/** The music that the player has. */
export interface Music {
  library(): Library
  /** The folders of real files; also those that are not there yet. */
  roots: readonly MusicRoot[]
  isScanning(): boolean
  /**
   * Reads the folders again and has the library grow step by step; one scan follows the other. Rejects when
   * what was read could not be kept.
   */
  scan(options?: ScanOptions): Promise<void>
  /**
   * The picture in or beside a track whose file is not on this machine; undefined where there is none.
   * Rejects where it cannot be reached.
   */
  picture?: (track: Track) => Promise<Buffer | undefined>
  /** Ends a scan that runs. */
  close(): void
}

/** What the music is made of. */
interface MusicParts {
  dataFolder: string
  roots: readonly MusicRoot[]
  /** Tracks that have no files, as they are at the moment. */
  madeUp: () => readonly Track[]
  /**
   * Whether a file can be read at the moment, by its address: a drive may have been taken out. Default: each
   * can.
   */
  isThere?: (uri: string) => boolean
  log: (line: string) => void
}

/** Opens the library as it was when it was read last, without a look at the folders. */
export async function openMusic({
  dataFolder,
  roots,
  madeUp,
  isThere = () => true,
  log,
}: MusicParts): Promise<Music> {
  const index = await openMusicIndex(join(dataFolder, 'music.json'), roots[0]?.folder ?? '')
  let library = await createLibrary([...index.tracks(), ...madeUp()])
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  let isClosed = false

  const scan = async ({ afresh = false, between }: ScanOptions): Promise<void> => {
    if (afresh) library = await createLibrary([])
    const files: MusicFile[] = []
    for (const root of roots)
      if (await canBeRead(root.folder)) files.push(...(await listMusicFiles(root, log)))
    await scanFiles({
      files: files.filter(({ uri }) => isThere(uri)),
      madeUp: madeUp(),
      there: new Set(library.tracks.map(({ uri }) => uri)),
      index,
      afresh,
      grown: async (tracks) => {
        library = await createLibrary(tracks)
      },
      between,
      log,
      isOver: () => isClosed,
    })
  }

  return {
    library: () => library,
    roots,
    isScanning: () => waiting > 0,
    scan(options = {}) {
      waiting += 1
      const run = async () => {
        try {
          if (!isClosed) await scan(options)
        } finally {
          waiting -= 1
        }
      }
      last = last.then(run, run)
      return last
    },
    close() {
      isClosed = true
    },
  }
}

async function canBeRead(folder: string): Promise<boolean> {
  try {
    await access(folder)
    return true
  } catch {
    return false
  }
}
