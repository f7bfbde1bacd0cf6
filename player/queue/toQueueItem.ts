import type { Track } from '../music/Track'
import { queueUri } from '../music/queueUri'
import type { QueueItem } from '../playback/QueueItem'
import { coverAddress } from './coverAddress'

/** A track as an entry of the queue, in the words and units of devices. */
export function toQueueItem(track: Track): QueueItem {
  const { uri, title, artist, album, duration, trackType, samplerate, bitdepth, bitrate, channels } = track
  return {
    uri: queueUri(uri),
    service: 'mpd',
    name: title,
    artist,
    album,
    type: 'track',
    // As it stands on the wire, whatever the tags say.
    tracknumber: 0,
    albumart: coverAddress(track),
    duration,
    trackType,
    ...(samplerate > 0 && { samplerate: inHertz(samplerate) }),
    ...(bitdepth > 0 ? { bitdepth: `${bitdepth} bit` } : bitrate > 0 && { bitrate: inKilobits(bitrate) }),
    ...(channels > 0 && { channels }),
  }
}

function inHertz(hertz: number): string {
  return hertz < 1_000_000
    ? `${Number((hertz / 1_000).toFixed(3))} kHz`
    : `${Number((hertz / 1_000_000).toFixed(2))} MHz`
}

function inKilobits(bits: number): string {
  return `${Math.round(bits / 1_000)} kbps`
}
