import type { Track } from '../music/Track'
import type { QueueItem } from '../playback/QueueItem'
import { coverAddress } from './coverAddress'

/** A track as an entry of the queue, in the words and units of devices. Queues are long: it is made in some microseconds. */
export function toQueueItem(track: Track): QueueItem {
  const { samplerate, bitdepth, bitrate, channels } = track
  const item: QueueItem = {
    uri: `mnt${track.uri.slice('music-library'.length)}`,
    service: 'mpd',
    name: track.title,
    artist: track.artist,
    album: track.album,
    type: 'track',
    // As it stands on the wire, whatever the tags say.
    tracknumber: 0,
    albumart: coverAddress(track),
    duration: track.duration,
    trackType: track.trackType,
  }
  if (samplerate > 0) item['samplerate'] = inHertz(samplerate)
  if (bitdepth > 0) item['bitdepth'] = `${bitdepth} bit`
  else if (bitrate > 0) item['bitrate'] = inKilobits(bitrate)
  if (channels > 0) item['channels'] = channels
  return item
}

function inHertz(hertz: number): string {
  return hertz < 1_000_000
    ? `${Number((hertz / 1_000).toFixed(3))} kHz`
    : `${Number((hertz / 1_000_000).toFixed(2))} MHz`
}

function inKilobits(bits: number): string {
  return `${Math.round(bits / 1_000)} kbps`
}
