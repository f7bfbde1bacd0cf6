import type { PlayerContext } from '../../core/PlayerContext'
import type { Track } from '../../music/Track'
import { toQueueItem } from '../../queue/toQueueItem'

/** What a track is like unless a button wants it otherwise. */
const usual: Track = {
  uri: 'music-library/SYNTHETIC/Slow Harbour/Low Tide/01 - Ebb.flac',
  title: 'Ebb',
  artist: 'Slow Harbour',
  albumartist: 'Slow Harbour',
  album: 'Low Tide',
  year: 2021,
  genre: 'Folk',
  disc: 1,
  number: 1,
  duration: 241,
  trackType: 'flac',
  samplerate: 44_100,
  bitdepth: 16,
  bitrate: 860_000,
  channels: 2,
}

/** Plays one track that there is only for this, in the place of the queue. */
export function playThis({ engine }: PlayerContext, difference: Partial<Track>): void {
  engine.replace([toQueueItem({ ...usual, ...difference })])
  engine.play()
}
