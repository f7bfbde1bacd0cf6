import { type Json, isJsonObject } from '../../authoring/json/Json'
import type { QueueItem, EngineState } from '../playback/Engine'

/**
 * What somebody put on a list: a track, a folder or a station, by the address that queues have for it
 * [D3-24].
 */
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

/** A playlist: a name that no other has, and what is on it. */
export type Playlist = { name: string; entries: Entry[] }

/** The playlists in the order in which they were made. */
export type PlaylistsDocument = Playlist[]

/** Of a player that nobody has touched: what is on them is chosen once the library is there. */
export const newPlaylists: PlaylistsDocument = ['Evening', 'Sunday morning', 'Neu & schön'].map((name) => ({
  name,
  entries: [],
}))

/**
 * The document in a file, or undefined when it is none. A name alone, as older players kept it, is a playlist
 * with nothing on it.
 */
export function readPlaylists(value: Json): PlaylistsDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readPlaylist) : undefined
}

function readPlaylist(value: Json): Playlist[] {
  if (typeof value === 'string') return [{ name: value, entries: [] }]
  if (!isJsonObject(value) || typeof value['name'] !== 'string') return []
  return [{ name: value['name'], entries: readEntries(value['entries']) ?? [] }]
}

/** The queue in its order. */
export type QueueDocument = QueueItem[]

/** The document in a file, or undefined when it is none; an entry that is none of a queue is left out. */
export function readQueue(value: Json): QueueDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readItem) : undefined
}

/**
 * What else an entry may tell [D3-23]. It goes over the wire as it stands here, so nothing else is taken from
 * a damaged file.
 */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ...['title', 'artist', 'album', 'albumart', 'icon', 'type', 'trackType', 'samplerate', 'bitrate'].map(
    (key): [string, string[]] => [key, ['string']],
  ),
  ['bitdepth', ['string', 'number']],
  ['tracknumber', ['string', 'number']],
  ['number', ['number']],
  ['channels', ['number']],
])

const isKnown = ([key, value]: [string, Json]): boolean =>
  known.get(key)?.includes(typeof value) === true && (typeof value !== 'number' || Number.isFinite(value))

function readItem(value: Json): QueueItem[] {
  if (!isJsonObject(value)) return []
  const { uri, name, service, duration, ...rest } = value
  if (typeof uri !== 'string' || typeof name !== 'string' || typeof service !== 'string') return []
  const isLong = typeof duration === 'number' && duration >= 0 && Number.isFinite(duration)
  const told = Object.fromEntries(Object.entries(rest).filter(isKnown))
  return [{ ...told, uri, name, service, ...(isLong && { duration }) }]
}

/**
 * What played, and how loud, when the player was last looked at; the queue is kept apart, it is large and
 * changes less.
 */
export type PlaybackDocument = Pick<EngineState, keyof EngineState> & {
  volume: number
  mute: boolean
}

/** Of a player as it comes. */
export const newPlayback: PlaybackDocument = {
  status: 'stop',
  position: 0,
  seek: 0,
  random: false,
  repeat: false,
  repeatSingle: false,
  consume: false,
  volume: 40,
  mute: false,
}

/** The document in a file, or undefined when it is none. */
export function readPlayback(value: Json): PlaybackDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { status } = value
  const number = (key: 'position' | 'seek' | 'volume') => {
    const kept = value[key]
    return typeof kept === 'number' && kept >= 0 ? kept : newPlayback[key]
  }
  return {
    status: status === 'play' || status === 'pause' ? status : 'stop',
    position: Math.floor(number('position')),
    seek: number('seek'),
    random: value['random'] === true,
    repeat: value['repeat'] === true,
    repeatSingle: value['repeatSingle'] === true,
    consume: value['consume'] === true,
    volume: Math.min(100, number('volume')),
    mute: value['mute'] === true,
  }
}

/** Why a list was not changed as somebody wanted it. */
type ListTrouble =
  /** Its name is none that a list can have. */
  | 'name'
  /** There is one of that name, made by somebody else meanwhile. */
  | 'taken'
  /** Some of what was to be on it cannot be; the rest is. */
  | 'entries'
  /** Somebody else has changed it meanwhile: nothing was done. */
  | 'changed'
  /** Whoever keeps the lists cannot be reached. */
  | 'away'
  /** Whoever keeps the lists does not allow it, or failed. */
  | 'refused'

/** A list that is not kept by the player itself was not changed, or not quite. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused'
  readonly trouble: ListTrouble
  /** What is said of it, e.g. titles of the entries. */
  readonly about: string

  constructor(trouble: ListTrouble, about: string) {
    super(`the list was not changed: ${trouble} ${about}`)
    this.trouble = trouble
    this.about = about
  }
}
