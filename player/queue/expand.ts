import { setImmediate as turn } from 'node:timers/promises'
import type { CdRipStart } from '../../schemas/generated/types'
import { seedOf } from '../core/seededChance'
import type { QueueItem } from '../playback/Engine'
import { mostRecent } from '../browse/placePages'
import { podcasts } from '../browse/podcastPages'
import type { PlayerContext } from '../core/PlayerContext'
import { decoded, recentUri } from '../music/addresses'
import type { Track } from '../music/Track'
import { cdRip } from '../commands/ripCd'
import { mapInSlices } from '../core/inSlices'
import type { Entry } from '../storage/musicDocuments'
import { expandCue } from './expandCue'
import { toQueueItem, toStation } from './toQueueItem'

/** More entries than there is room for. */
export class TooMany extends Error {
  constructor() {
    super('more entries than the queue takes')
  }
}

/** More entries than anybody plays; whoever sends more wants to fill the memory. */
export const mostEntries = 50_000

/** The plugin that plays CDs. */
export const cdService = 'cd_controller'

/** The tracks of a CD as entries of the queue, or the one with that number. */
export function expandCd({ artist = '', album = '', tracks = [] }: CdRipStart, number?: number): QueueItem[] {
  return tracks
    .filter((track) => number === undefined || track.number === number)
    .map((track) => ({
      uri: `cd/${track.number}`,
      service: cdService,
      name: track.title ?? '',
      artist,
      album,
      type: 'track',
      tracknumber: 0,
      albumart: '/albumart',
      duration: 120 + (seedOf(track.title ?? '') % 240),
      trackType: 'cd',
      samplerate: '44.1 kHz',
      bitdepth: '16 bit',
      channels: 2,
    }))
}

/** The episodes of a podcast as entries of the queue, or the one of that address. */
function expandPodcast(uri: string): QueueItem[] {
  return podcasts.flatMap((podcast) =>
    podcast.episodes
      .filter((episode) => episode.uri === uri || podcast.uri === uri)
      .map((episode) => ({
        uri: episode.uri,
        service: 'podcast',
        name: episode.title,
        artist: podcast.title,
        album: '',
        type: 'track',
        tracknumber: 0,
        albumart: '/albumart',
        duration: episode.duration,
        trackType: 'mp3',
        bitrate: '128 kbps',
        channels: 2,
      })),
  )
}

/**
 * The tracks that an address of the library stands for: a track, a folder, an album, an artist, a genre, a
 * composer, a year or what came last; none for any other.
 */
export function tracksAt({ music }: Pick<PlayerContext, 'music'>, uri: string): readonly Track[] {
  const library = music.library()
  const [, kind, rest = ''] = /^(albums|artists|genres|composers|years):\/\/(.*)$/s.exec(uri) ?? []
  const [first = '', second, third] = rest.split('/').map(decoded)
  if (kind === 'albums') return library.album(first, second ?? '')
  if (kind === 'artists') {
    const tracks = library.byArtist(first)
    return second === undefined ? tracks : tracks.filter(({ album }) => album === second)
  }
  if (kind !== undefined) {
    const tracks =
      kind === 'genres'
        ? library.ofGenre(first)
        : kind === 'years'
          ? library.ofYear(Number(first))
          : library.ofComposer(first)
    return tracks.filter(
      ({ albumartist, album }) =>
        (second === undefined || albumartist === second) && (third === undefined || album === third),
    )
  }
  if (uri === recentUri)
    return library.latest(mostRecent).flatMap(({ albumartist, album }) => library.album(albumartist, album))
  const track = library.find(uri)
  return track ? [track] : library.within(uri)
}

/** What is to be played: an address in any form that is listed, with what is known of it. */
export interface Wanted {
  uri: string
  service?: unknown
  title?: unknown
  name?: unknown
  artist?: unknown
  album?: unknown
  albumart?: unknown
  /** Of a track of a cue sheet. */
  number?: unknown
}

type Parts = Pick<PlayerContext, 'faults' | 'music' | 'say' | 'storage'>

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/**
 * What an address stands for, track by track in its order: a track, a folder, a cue sheet, an album, an
 * artist, a genre, a playlist, the favourites, what was played last, a podcast, a CD or a station. Nothing
 * for what is not there. Rejects with `TooMany` before anything is made of more tracks than `room`.
 */
export async function expand(player: Parts, wanted: Wanted, room = Infinity): Promise<QueueItem[]> {
  const { uri } = wanted
  if (/^https?:\/\//i.test(uri)) {
    const name = asText(wanted.title) ?? asText(wanted.name) ?? uri
    return [toStation(uri, name, asText(wanted.albumart))]
  }
  const [isOfCd, cdTrack] = /^cd(?:\/(\d+))?$/.exec(uri) ?? []
  if (isOfCd !== undefined)
    return expandCd(cdRip(player) ?? {}, cdTrack === undefined ? undefined : Number(cdTrack))
  if (uri.startsWith('podcast/')) return expandPodcast(uri)
  // Where the library has its tracks, as that of an MPD does, it is a folder.
  if (/\.cue$/i.test(uri) && player.music.library().folder(uri) === undefined) {
    const number = Number(wanted.number)
    return expandCue(
      player.music,
      uri,
      wanted.number === undefined || Number.isNaN(number) ? undefined : number,
    )
  }
  const entries = entriesAt(player, uri)
  if (entries !== undefined) return (await expandAll(player, entries, room)).flat()
  const tracks = tracksAt(player, uri)
  if (tracks.length > room) throw new TooMany()
  return mapInSlices(tracks, toQueueItem)
}

/** So long is looked things up before everything else has its turn, ms. */
const longest = 10

/**
 * What each entry of a list stands for, in their order. Counted on the way: rejects with `TooMany` at the
 * first entry that is more than `room`, before more of them is looked up. Everything else has its turn
 * meanwhile.
 */
export async function expandAll(
  player: Parts,
  list: readonly Wanted[],
  room: number,
): Promise<QueueItem[][]> {
  const parts: QueueItem[][] = []
  let left = room
  let since = performance.now()
  for (const wanted of list) {
    const part = await expand(player, wanted, left)
    left -= part.length
    if (left < 0) throw new TooMany()
    parts.push(part)
    if (performance.now() - since > longest) {
      await turn()
      since = performance.now()
    }
  }
  return parts
}

/** The list that an address names. No list holds a list, whatever was written to it. */
function entriesAt({ storage }: Parts, uri: string): readonly Entry[] | undefined {
  const [, name] = /^playlists\/(.+)$/.exec(uri) ?? []
  const list =
    uri === 'favourites' || name === 'favourites'
      ? storage.favourites.value()
      : uri === 'radio/favourites'
        ? storage.radioFavourites.value()
        : uri === 'radio/myWebRadio'
          ? storage.webRadios.value()
          : uri === 'Last_100'
            ? storage.lastPlayed.value()
            : name === undefined
              ? undefined
              : storage.playlists.value().find((playlist) => playlist.name === name)?.entries
  return list?.filter((entry) => !/^(?:playlists|radio|favourites)(?:\/|$)/.test(entry.uri))
}
