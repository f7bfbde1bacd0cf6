import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { type Entry, readEntries } from './entriesDocument'

/** A playlist: a name that no other has, and what is on it. */
export type Playlist = { name: string; entries: Entry[] }

/** The playlists in the order in which they were made. */
export type PlaylistsDocument = Playlist[]

/** Of a player that nobody has touched: what is on them is chosen once the library is there. */
export const newPlaylists: PlaylistsDocument = ['Evening', 'Sunday morning', 'Neu & schön'].map((name) => ({
  name,
  entries: [],
}))

/** The document in a file, or undefined when it is none. A name alone, as older players kept it, is a playlist with nothing on it. */
export function readPlaylists(value: Json): PlaylistsDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readPlaylist) : undefined
}

function readPlaylist(value: Json): Playlist[] {
  if (typeof value === 'string') return [{ name: value, entries: [] }]
  if (!isJsonObject(value) || typeof value['name'] !== 'string') return []
  return [{ name: value['name'], entries: readEntries(value['entries']) ?? [] }]
}
