import { readFile } from 'node:fs/promises'
import { findInRoots } from '../music/findInRoots'
import type { Music } from '../music/openMusic'
import { queueUri } from '../music/queueUri'
import type { QueueItem } from '../playback/QueueItem'
import { readCue } from './readCue'
import { toQueueItem } from './toQueueItem'

/** The tracks of a cue sheet of the library, or the one with that number; none when the sheet or its music is not there. */
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
