import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** What somebody put on a list: a track, a folder or a station, by the address that queues have for it [D3-24]. */
export type Entry = {
  uri: string
  title: string
  service: string
  artist?: string
  album?: string
  albumart?: string
  /** Of a track of a cue sheet. */
  number?: number
}

/** A list of them, in the order in which they were added. */
export type EntriesDocument = Entry[]

/** The document in a file, or undefined when it is none; an entry without an address is left out. */
export function readEntries(value: Json | undefined): EntriesDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readEntry) : undefined
}

function readEntry(value: Json): Entry[] {
  if (!isJsonObject(value) || typeof value['uri'] !== 'string' || value['uri'] === '') return []
  const { uri, title, service, artist, album, albumart, number } = value
  const entry: Entry = {
    uri,
    title: typeof title === 'string' ? title : '',
    service: typeof service === 'string' ? service : 'mpd',
  }
  if (typeof artist === 'string') entry.artist = artist
  if (typeof album === 'string') entry.album = album
  if (typeof albumart === 'string') entry.albumart = albumart
  if (typeof number === 'number') entry.number = number
  return [entry]
}
