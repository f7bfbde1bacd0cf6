import { readFile } from 'node:fs/promises'
import { findInRoots, queueUri } from '../music/addresses'
import type { Music } from '../music/openMusic'
import type { QueueItem } from '../playback/Engine'
import { toQueueItem } from './toQueueItem'

/** A track of a sheet that divides one file into tracks. */
interface CueTrack {
  number: number
  title: string
  artist: string
  /** Name of the file beside the sheet. */
  file: string
  /** Seconds into that file. */
  begin: number
}

/** The words of a line; quotes keep several together. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')

/** Reads a cue sheet; lines that it does not know are passed over. */
export function readCue(sheet: string): CueTrack[] {
  const tracks: CueTrack[] = []
  let file = ''
  let artist = ''
  let track: CueTrack | undefined
  for (const line of sheet.split(/\r?\n/)) {
    const [command = '', first = '', second = ''] = wordsOf(line)
    if (command === 'FILE') {
      file = first
      track = undefined
    } else if (command === 'TRACK') {
      track = { number: Number.parseInt(first, 10) || tracks.length + 1, title: '', artist, file, begin: 0 }
      tracks.push(track)
    } else if (command === 'TITLE' && track) track.title = first
    else if (command === 'PERFORMER' && track) track.artist = first
    else if (command === 'PERFORMER') artist = first
    else if (command === 'INDEX' && track && Number(first) === 1) track.begin = toSeconds(second)
  }
  return tracks
}

/** From minutes, seconds and frames, of which there are 75 in a second. */
function toSeconds(time: string): number {
  const [minutes = 0, seconds = 0, frames = 0] = time.split(':').map((part) => Number.parseInt(part, 10) || 0)
  return minutes * 60 + seconds + frames / 75
}

/**
 * The tracks of a cue sheet of the library, or the one with that number; none when the sheet or its music is
 * not there.
 */
export async function expandCue(music: Music, uri: string, number?: number): Promise<QueueItem[]> {
  const file = await findInRoots(music.roots, uri)
  if (file === undefined) return []
  const tracks = readCue(await readFile(file, 'utf8'))
  const folder = uri.slice(0, uri.lastIndexOf('/'))
  return tracks.flatMap((track, index) => {
    const whole = music.library().find(`${folder}/${track.file}`)
    if (whole === undefined || (number !== undefined && track.number !== number)) return []
    const after = tracks[index + 1]
    const end = after?.file === track.file ? after.begin : whole.duration
    return {
      ...toQueueItem(whole),
      uri: queueUri(uri),
      type: 'cuesong',
      number: track.number,
      name: track.title || whole.title,
      artist: track.artist || whole.artist,
      duration: Math.max(1, Math.round(end - track.begin)),
    }
  })
}
