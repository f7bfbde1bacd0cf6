import { mapLimited } from '../core/inSlices'
import type { MusicIndex } from './openMusicIndex'
import { type MusicFile, readTrackFile } from './readTrackFile'
import type { Track } from './Track'

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
export async function scanFiles(scan: Scan): Promise<void> {
  const { files, madeUp, there, index, afresh, grown, between, log, isOver } = scan
  const read = async (file: MusicFile) => {
    try {
      return { file, track: isOver() ? null : await readTrackFile(file) }
    } catch (error) {
      log(`${file.uri} is left out: ${error instanceof Error ? error.message : String(error)}`)
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
