import type { Library } from '../music/Track'
import { toEntry } from '../queue/queueEntries'
import type { EntriesDocument, Entry } from '../storage/musicDocuments'
import type { JsonDocument } from '../storage/openJsonDocument'
import type { Storage } from '../storage/openStorage'
import type { MpdLink } from './createMpdLink'
import { createMpdFavourites } from './createMpdFavourites'
import { createMpdPlaylists, type MpdEntries } from './createMpdPlaylists'
import type { ListPlaces } from './places'
import { messageOf } from '../core/messageOf'

/** What lists need of the documents of the player. */
export type ListDocuments = Pick<
  Storage,
  'playlists' | 'favourites' | 'radioFavourites' | 'webRadios' | 'stationNames'
>

/** What changed on the lists of a server, for whoever tells people. */
export type MpdListNews =
  | { kind: 'playlists' }
  | { kind: 'favourites'; uris: readonly { uri: string; isFavourite: boolean }[] }
  /** It keeps no playlists: the player does. */
  | { kind: 'unkept' }

interface MpdListsParts {
  link: Pick<MpdLink, 'ask' | 'askAll' | 'can'>
  documents: ListDocuments
  library: () => Library
  places: ListPlaces
  /** The server is the player's own: what it does not hold whole stays with the player, untold. */
  isOwn: boolean
  tell: (news: MpdListNews) => void
  log: (line: string) => void
}

/** The lists that an MPD keeps for everybody who uses it. */
export interface MpdLists extends Pick<Storage, 'playlists' | 'favourites'> {
  /** There is a server, maybe another one than before. */
  opened(): Promise<void>
  /** Something changed there, by the names of its subsystems. */
  changed(subsystems: readonly string[]): Promise<void>
}

/** MPD keeps addresses of stations, without their names: so many are kept here. */
const mostNames = 1_000

const isStation = (uri: string) => /^https?:\/\//i.test(uri)

/** Keeps what stations are called that are on lists, those that were named last first. */
async function rememberNames(
  names: JsonDocument<EntriesDocument>,
  stations: readonly Entry[],
): Promise<void> {
  const known = new Map(names.value().map((entry) => [entry.uri, entry]))
  const fresh = stations.filter(({ uri, title }) => title !== uri && known.get(uri)?.title !== title)
  if (fresh.length === 0) return
  const uris = new Set(fresh.map(({ uri }) => uri))
  const others = names.value().filter(({ uri }) => !uris.has(uri))
  await names.save([...fresh, ...others].slice(0, mostNames))
}

/** Playlists and favourites of an MPD that has not been reached yet: those of the player until then. */
export function createMpdLists({
  link,
  documents,
  library,
  places,
  isOwn,
  tell,
  log,
}: MpdListsParts): MpdLists {
  const { webRadios, radioFavourites, stationNames } = documents
  let isTold = false
  const entries: MpdEntries = {
    library,
    toFile: ({ uri, number }) => (number === undefined ? places.toFile(uri) : undefined),
    toEntry(file) {
      if (!isStation(file)) {
        const uri = places.toUri(file)
        if (uri === undefined) return { uri: file, title: file.split('/').at(-1) ?? file, service: 'mpd' }
        return toEntry({ music: { library } }, { uri })
      }
      const known = [webRadios, radioFavourites, stationNames]
        .flatMap((list) => list.value())
        .find(({ uri }) => uri === file)
      return known ?? { uri: file, title: file, service: 'webradio' }
    },
  }
  const playlists = createMpdPlaylists({
    link,
    own: documents.playlists,
    isOwn,
    entries,
    changed: () => tell({ kind: 'playlists' }),
    log,
  })
  const favourites = createMpdFavourites({
    link,
    own: documents.favourites,
    entries,
    changed: (uris) => tell({ kind: 'favourites', uris }),
    log,
  })

  const read = async (what: string, run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      log(`${what} of MPD could not be read: ${messageOf(error)}`)
    }
  }
  return {
    favourites,
    playlists: {
      ...playlists,
      async save(next) {
        const named = next.flatMap((list) => list.entries.filter(({ uri }) => isStation(uri)))
        await Promise.all([playlists.save(next), rememberNames(stationNames, named)])
      },
    },
    async opened() {
      await read('playlists', () => playlists.opened())
      await read('favourites', () => favourites.opened())
      if (!isOwn && !isTold && !playlists.isKept()) tell({ kind: 'unkept' })
      isTold = true
    },
    async changed(subsystems) {
      // What it did not find before it may find now.
      if (subsystems.includes('database')) {
        if (documents.playlists.value().length > 0) await read('playlists', () => playlists.opened())
        if (documents.favourites.value().length > 0) await read('favourites', () => favourites.opened())
      }
      if (subsystems.includes('stored_playlist')) await read('playlists', () => playlists.read())
      if (subsystems.includes('sticker')) await read('favourites', () => favourites.read())
    },
  }
}
