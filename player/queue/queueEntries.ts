import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/addresses'
import { inSlices, narrowJson } from '../core/inSlices'
import type { Music } from '../music/openMusic'
import type { QueueItem } from '../playback/Engine'
import type { Entry } from '../storage/musicDocuments'
import { coverAddress } from './toQueueItem'
import { type Wanted, tracksAt } from './expand'

/** Whether a track, folder or station is among the favourites, by its address in any form. */
export function isFavourite({ storage }: Pick<PlayerContext, 'storage'>, uri: string): boolean {
  const own = queueUri(uri)
  return [storage.favourites, storage.radioFavourites].some((list) =>
    list.value().some((entry) => entry.uri === own),
  )
}

/**
 * The JSON of entries, which never change: with 50,000 of them each push of the queue would take a moment too
 * long.
 */
const texts = new WeakMap<QueueItem, string>()

function textOf(item: QueueItem): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = narrowJson(item)
  texts.set(item, text)
  return text
}

/** A queue as it goes over the wire. */
export function queueText(queue: readonly QueueItem[]): string {
  return `[${queue.map(textOf).join(',')}]`
}

/**
 * Has the JSON of these ready for `queueText`, while everything else goes on; undefined when it is ready
 * already.
 */
export function prewrite(items: readonly QueueItem[]): Promise<void> | undefined {
  const unwritten = items.filter((item) => !texts.has(item))
  return unwritten.length === 0 ? undefined : inSlices(unwritten, (item) => void textOf(item))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * What was listed, as a list keeps it: by the address that queues have for it, with what the library knows of
 * it.
 */
export function toEntry({ music }: { music: Pick<Music, 'library'> }, wanted: Wanted): Entry {
  const { uri, title, service, artist, album, albumart, number } = wanted
  const own = { uri: queueUri(uri), service: isText(service) ? service : 'mpd' }
  const track = music.library().find(uri)
  if (track !== undefined)
    return {
      ...own,
      title: track.title,
      artist: track.artist,
      album: track.album,
      albumart: coverAddress(track),
    }
  return {
    ...own,
    title: isText(title) ? title : lastPart(uri),
    ...(isText(artist) && { artist }),
    ...(isText(album) && { album }),
    ...(isText(albumart) && { albumart }),
    ...(typeof number === 'number' && { number }),
  }
}

function lastPart(uri: string): string {
  return uri.replace(/\/$/, '').split('/').at(-1) ?? uri
}

/**
 * What was listed, as a list keeps it: a folder, an album or an artist track by track, as real devices do.
 */
export function toEntries(player: Pick<PlayerContext, 'music'>, wanted: Wanted): Entry[] {
  const tracks = tracksAt(player, wanted.uri)
  const service = typeof wanted.service === 'string' ? wanted.service : 'mpd'
  return tracks.length === 0
    ? [toEntry(player, wanted)]
    : tracks.map(({ uri }) => toEntry(player, { uri, service }))
}

/**
 * The address by which everyone is told that something has become a favourite: real devices begin it with a
 * stroke of their own.
 */
export function toldUri({ quirks }: Pick<PlayerContext, 'quirks'>, uri: string): string {
  const own = queueUri(uri)
  return quirks.isParticular && own.startsWith('mnt/') ? `/${own}` : own
}
