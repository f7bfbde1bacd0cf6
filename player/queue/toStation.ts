import type { QueueItem } from '../playback/QueueItem'

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
