import type { Track } from '../music/Track'
import { coverAddress } from '../queue/toQueueItem'
import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/addresses'

/**
 * Address of a cover by a folder of the library; `icon` is what a device shows where there is none, e.g.
 * `folder-o`.
 */
export function folderCover(uri: string, icon: string): string {
  const path = encodeURIComponent(uri.replace(/^music-library/, '/mnt'))
  return `/albumart?path=${path}&icon=${icon}&metadata=false`
}

/** Address of a root's picture: it has no cover, only an icon, e.g. `usb`. */
export const rootCover = (icon: string): string => `/albumart?path=&icon=${icon}&metadata=false`

/** Address of an artist's picture. */
export const artistCover = (name: string): string =>
  `/albumart?web=${encodeURIComponent(name)}//extralarge&icon=users`

/** Address of the cover of a track's album. */
export const albumCover = (track: Track, icon: string): string =>
  coverAddress(track).replace('&metadata', `&icon=${icon}&metadata`)

/** Address of the picture of a source, e.g. `mpd/playlisticon.png`. */
export const sourceIcon = (path: string): string => `/albumart?sourceicon=music_service/${path}`

/**
 * The address of an album, e.g. `albums://Slow%20Harbour/Ropewalk`; below an artist or a genre it begins
 * otherwise.
 */
export const albumUri = ({ albumartist, album }: Track, root = 'albums://'): string =>
  `${root}${encodeURIComponent(albumartist)}/${encodeURIComponent(album)}`

/** An album in a list of albums, by its first track. */
export const albumItem = (track: Track, uri: string): JsonObject => ({
  service: 'mpd',
  type: 'folder',
  title: track.album,
  artist: track.albumartist,
  albumart: albumCover(track, 'dot-circle-o'),
  uri,
})

/**
 * A track of the library as every page lists it [D3-15]; what pages differ in, the cover above all, is added
 * there.
 */
export const trackItem = ({ title, artist, album, uri }: Track): JsonObject => ({
  service: 'mpd',
  type: 'song',
  title,
  artist,
  album,
  uri,
})

interface Station {
  title: string
  uri: string
}

/** A web radio in a list. */
export const stationItem = ({ title, uri }: Station): JsonObject => ({
  service: 'webradio',
  type: 'webradio',
  title,
  uri,
  icon: 'fa fa-microphone',
})

/** A web radio that the owner has entered: it can be edited and deleted. */
export const ownStationItem = (station: Station): JsonObject => ({
  ...stationItem(station),
  type: 'mywebradio',
  artist: '',
  album: '',
})

/**
 * Says of an address whether it is among the favourites, as a member of its item; nothing where it is not.
 */
export function favouriteMarks({ storage }: Pick<PlayerContext, 'storage'>): (uri: string) => JsonObject {
  const lists = [storage.favourites.value(), storage.radioFavourites.value()]
  const uris = new Set(lists.flatMap((list) => list.map(({ uri }) => uri)))
  return (uri) => (uris.size > 0 && uris.has(queueUri(uri)) ? { favourite: true } : {})
}

/** One list of a page. */
export interface PageList {
  title?: string
  icon?: string
  /** `title` where a list is nothing but its title. */
  type?: string
  availableListViews: readonly ('list' | 'grid')[]
  /** Fields of its items that it can be sorted by. */
  availableSortings?: readonly string[]
  items: readonly JsonObject[]
}

/**
 * What an address of the library shows, in the words of devices [D3-17]; nothing for an address that there is
 * not.
 */
export interface Page {
  navigation?: {
    lists: readonly PageList[]
    /** Its header [D3-18]. */
    info?: JsonObject
    prev?: { uri: string }
    eject?: JsonObject
    rip?: JsonObject
    isSearchResult?: boolean
  }
}
