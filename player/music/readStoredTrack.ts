import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { Track } from './Track'

/** A track as it was kept on disk, or undefined when that is none. */
export function readStoredTrack(value: Json | undefined): Track | undefined {
  if (!isJsonObject(value) || typeof value['uri'] !== 'string' || value['uri'] === '') return undefined
  const text = (key: keyof Track) => {
    const kept = value[key]
    return typeof kept === 'string' ? kept : ''
  }
  const number = (key: keyof Track) => {
    const kept = value[key]
    return typeof kept === 'number' && kept > 0 ? kept : 0
  }
  return {
    uri: value['uri'],
    title: text('title'),
    artist: text('artist'),
    albumartist: text('albumartist'),
    album: text('album'),
    year: number('year'),
    genre: text('genre'),
    disc: number('disc'),
    number: number('number'),
    duration: number('duration'),
    trackType: text('trackType'),
    samplerate: number('samplerate'),
    bitdepth: number('bitdepth'),
    bitrate: number('bitrate'),
    channels: number('channels'),
  }
}
