import type { QueueItem } from '../playback/Engine'
import type { Track } from '../music/Track'

/** A web radio as an entry of the queue. */
export function toStation(uri: string, name: string, albumart = '/albumart'): QueueItem {
  return {
    service: 'webradio',
    type: 'webradio',
    title: name,
    uri,
    name,
    albumart,
    // As they stand on the wire, where nothing is known.
    samplerate: '',
    bitdepth: 0,
    channels: 0,
  }
}

/** The address that was made last, and what of: most tracks follow one of their own album. */
let last = { folder: '', albumartist: '', album: '', address: '' }

/**
 * Address of a track's cover, as devices write it: with names and size to look for elsewhere, and the folder
 * that it lies in.
 */
export function coverAddress({ uri, albumartist, album }: Track): string {
  const folder = uri.slice('music-library'.length, uri.lastIndexOf('/'))
  if (folder === last.folder && albumartist === last.albumartist && album === last.album) return last.address
  const web = [albumartist, album, 'extralarge'].map(encodeURIComponent).join('/')
  const address = `/albumart?web=${web}&path=${encodeURIComponent(folder)}&metadata=false`
  last = { folder, albumartist, album, address }
  return address
}

/**
 * A track as an entry of the queue, in the words and units of devices. Queues are long: it is made in some
 * microseconds.
 */
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
