import type { CdRipStart } from '../../schemas/generated/types'
import { seedOf } from '../core/seedOf'
import type { QueueItem } from '../playback/QueueItem'

/** The plugin that plays CDs. */
export const cdService = 'cd_controller'

/** The tracks of a CD as entries of the queue, or the one with that number. */
export function expandCd({ artist = '', album = '', tracks = [] }: CdRipStart, number?: number): QueueItem[] {
  return tracks
    .filter((track) => number === undefined || track.number === number)
    .map((track) => ({
      uri: `cd/${track.number}`,
      service: cdService,
      name: track.title ?? '',
      artist,
      album,
      type: 'track',
      tracknumber: 0,
      albumart: '/albumart',
      duration: 120 + (seedOf(track.title ?? '') % 240),
      trackType: 'cd',
      samplerate: '44.1 kHz',
      bitdepth: '16 bit',
      channels: 2,
    }))
}
