import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createLibrary } from './createLibrary'
import type { Library, Track } from './Track'
import { listMusicFiles, type MusicRoot, type MusicFile, readTrackFile } from './readMusicFiles'
import { openMusicIndex, type MusicIndex } from './openMusicIndex'
import { mapLimited } from '../core/inSlices'
import { messageOf } from '../core/messageOf'

/** How many files are read at once: a disk that turns gets no faster by more. */
const readAtOnce = 4
/** In how many steps the library grows, and how many tracks at most are read in one go. */
const steps = 20
const mostAtOnce = 500
/** How long a scan goes on before what it has read is kept, ms. */
const keepEvery = 30_000

/** A scan: what there is, what is known of it, and who hears how it goes on. */
interface Scan {
  files: readonly MusicFile[]
  /** Tracks without files, and those of them that are in the library already. */
  madeUp: readonly Track[]
  there: ReadonlySet<string>
  index: MusicIndex
  /** Reads every file, as if nothing were known. */
  afresh: boolean
  /** Told after each step, with all tracks so far. */
  grown: (tracks: readonly Track[]) => Promise<void>
  between: (() => Promise<void>) | undefined
  log: (line: string) => void
  /** Ends the scan where it is; nothing is kept then. */
  isOver: () => boolean
}

/**
 * Reads what is new, a step at a time. A file that cannot be read is one line in the log, and is left out
 * until it changes.
 */
async function scanFiles(scan: Scan): Promise<void> {
  const { files, madeUp, there, index, afresh, grown, between, log, isOver } = scan
  const read = async (file: MusicFile) => {
    try {
      return { file, track: isOver() ? null : await readTrackFile(file) }
    } catch (error) {
      log(`${file.uri} is left out: ${messageOf(error)}`)
      return { file, track: null }
    }
  }
  const done: { file: MusicFile; track: Track | null }[] = []
  const news: (MusicFile | Track)[] = []
  for (const file of files) {
    const track = afresh ? undefined : index.find(file)
    if (track === undefined) news.push(file)
    else done.push({ file, track })
  }
  const tracks = done.flatMap(({ track }) => track ?? [])
  for (const track of madeUp) (there.has(track.uri) && !afresh ? tracks : news).push(track)
  await grown(tracks)

  let kept = Date.now()
  // What is made of a large library takes longer than reading some hundred tracks: it grows no more often
  // than it has to.
  const batches = Math.max(1, Math.ceil(news.length / mostAtOnce / steps))
  const count = steps * batches
  for (let step = 0; step < count; step += 1) {
    if (step % batches === 0) await between?.()
    const batch = news.slice(
      Math.round((step / count) * news.length),
      Math.round(((step + 1) / count) * news.length),
    )
    const results = await mapLimited(
      batch.flatMap((one) => ('file' in one ? one : [])),
      readAtOnce,
      read,
    )
    if (isOver()) return
    done.push(...results)
    tracks.push(...results.flatMap(({ track }) => track ?? []))
    tracks.push(...batch.flatMap((one) => ('file' in one ? [] : one)))
    if (batch.length > 0 && (step + 1) % batches === 0) await grown(tracks)
    if (Date.now() - kept > keepEvery) {
      await index.save(done)
      kept = Date.now()
    }
  }
  await index.save(done)
}

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
