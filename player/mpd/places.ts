import { join, sep } from 'node:path'
import { libraryUri } from '../music/addresses'
import type { Music } from '../music/openMusic'
import type { Track } from '../music/Track'
import type { QueueItem } from '../playback/Engine'
import { toQueueItem, toStation } from '../queue/toQueueItem'
import type { MpdPlaces } from './createMpdQueue'
import type { MpdMusic } from './openMpdMusic'
import { type Pair, toRecord } from './protocol'
import { toTrack } from './readMpdLibrary'

/** What a station's address may begin with: MPD would play files of this machine by others. */
const isStream = (uri: string) => /^https?:\/\//i.test(uri)

/** Which stations MPD is sent to. */
export interface StationRules {
  /** Whether MPD may be sent to an address: not to machines of the house that nobody named. */
  mayTune: (uri: string) => boolean
  /** The station that a list (M3U, PLS) leads to; undefined where an address is none, or leads nowhere. */
  readList: (uri: string) => Promise<string | undefined>
}

/** How many lists are remembered. */
const mostLists = 1_000

/** How lists that a server keeps call what is of the library, and stations. */
export interface ListPlaces {
  /** What a list has for an address; undefined for what no list of that server can hold. */
  toFile: (uri: string) => string | undefined
  /** The address of what a list has; undefined where it is nothing of the library. */
  toUri: (file: string) => string | undefined
}

/** Stations by what MPD can play: it opens no lists by itself. */
function createStations({ mayTune, readList }: StationRules) {
  const leadsTo = new Map<string, string>()
  return {
    prepare: async (items: readonly QueueItem[]) => {
      const uris = new Set(items.map(({ uri }) => uri).filter((uri) => isStream(uri) && mayTune(uri)))
      const read = await Promise.all([...uris].map(async (uri) => [uri, await readList(uri)] as const))
      if (leadsTo.size >= mostLists) leadsTo.clear()
      for (const [uri, to] of read) if (to !== undefined) leadsTo.set(uri, to)
    },
    toMpd: (uri: string) => leadsTo.get(uri) ?? (mayTune(uri) ? uri : undefined),
  }
}

/** What the server says of an entry, which may be a stream or a piece of a file. */
function toEntry(song: readonly Pair[], music?: MpdPieces): QueueItem {
  const { file = '', Name, Title, Range: range } = toRecord(song)
  if (isStream(file)) return toStation(file, Name ?? Title ?? file)
  const uri = range === undefined ? undefined : music?.uriOf({ file, range })
  const track = uri === undefined ? undefined : music?.library().find(uri)
  return toQueueItem(track ?? toTrack(song))
}

/** What of an MPD's music tells where its tracks are. */
export type MpdPieces = Pick<MpdMusic, 'library' | 'part' | 'uriOf'>

/** An MPD of this machine that plays the player's own files by their paths. */
export function filePlaces(
  music: Music,
  rules: StationRules,
  standIn?: (track: Track) => string,
): MpdPlaces & ListPlaces {
  const { roots } = music
  const stations = createStations(rules)
  const toUri = (file: string) => {
    const root = roots.find(({ folder }) => file.startsWith(folder + sep))
    return root && `music-library/${root.name}/${file.slice(root.folder.length + 1)}`
  }
  return {
    prepare: stations.prepare,
    toMpd({ uri, service }) {
      if (isStream(uri)) return service === 'mpd' ? undefined : stations.toMpd(uri)
      const track = music.library().find(uri)
      if (track === undefined) return undefined
      const [, name, ...path] = track.uri.split('/')
      const root = roots.find((one) => one.name === name)
      return root === undefined ? standIn?.(track) : join(root.folder, ...path)
    },
    toItem(song) {
      const uri = toUri(toRecord(song)['file'] ?? '')
      const track = uri === undefined ? undefined : music.library().find(uri)
      return track === undefined ? toEntry(song) : toQueueItem(track)
    },
    toFile(uri) {
      if (isStream(uri)) return rules.mayTune(uri) ? uri : undefined
      const [, name, ...path] = libraryUri(uri)?.split('/') ?? []
      const root = roots.find((one) => one.name === name)
      const isInside = path.length > 0 && !path.some((part) => ['', '.', '..'].includes(part))
      return root !== undefined && isInside ? join(root.folder, ...path) : undefined
    },
    toUri,
  }
}

/** An MPD that has music of its own: its addresses are those of the library, without their beginning. */
export function sharedPlaces(rules: StationRules, music?: MpdPieces): MpdPlaces & ListPlaces {
  const stations = createStations(rules)
  return {
    prepare: stations.prepare,
    toMpd({ uri }) {
      if (isStream(uri)) return stations.toMpd(uri)
      const own = libraryUri(uri)
      return own && (music?.part(own)?.file ?? own.slice('music-library/'.length))
    },
    toFile(uri) {
      if (isStream(uri)) return rules.mayTune(uri) ? uri : undefined
      const own = libraryUri(uri)
      // A piece of a file has no address that a list could have.
      return own === undefined || music?.part(own) !== undefined
        ? undefined
        : own.slice('music-library/'.length)
    },
    toUri: (file) => `music-library/${file}`,
    rangeOf({ uri }) {
      const own = libraryUri(uri)
      return own === undefined ? undefined : music?.part(own)?.range.replace('-', ':')
    },
    toItem: (song) => toEntry(song, music),
  }
}
