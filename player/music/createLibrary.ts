import type { Library } from './Library'
import type { Track } from './Track'
import { libraryUri } from './libraryUri'

const inWords = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

const folderOf = ({ uri }: Track) => uri.slice(0, uri.lastIndexOf('/'))
const albumKey = (artist: string, album: string) => `${artist}\n${album}`

function grouped(tracks: readonly Track[], keysOf: (track: Track) => string[]): Map<string, Track[]> {
  const groups = new Map<string, Track[]>()
  for (const track of tracks) {
    for (const key of keysOf(track)) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [track])
      else group.push(track)
    }
  }
  return groups
}

/** Folder by folder: comparing whole addresses in words would take ten times as long. */
function inOrder(tracks: readonly Track[]): Track[] {
  const folders = [...grouped(tracks, (track) => [folderOf(track)])]
  folders.sort(([one], [other]) => inWords.compare(one, other))
  return folders.flatMap(([, inFolder]) => inFolder.sort((one, other) => inWords.compare(one.uri, other.uri)))
}

/** Makes something when it is first asked for, and keeps it. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const asAlbum = (tracks: readonly Track[]): Track[] =>
  tracks.toSorted((one, other) => one.disc - other.disc || one.number - other.number)

const byAlbum = (found: readonly Track[]): Track[] =>
  [...grouped(found, ({ album }) => [album]).values()]
    .sort(([one], [other]) => (one?.year ?? 0) - (other?.year ?? 0))
    .flatMap(asAlbum)

/** A library of these tracks, in any order. What groups them is made when it is first asked for. */
export function createLibrary(all: readonly Track[]): Library {
  const tracks = inOrder(all)
  const byUri = once(() => new Map(tracks.map((track) => [track.uri, track])))
  const albums = once(() =>
    grouped(tracks, ({ albumartist, album }) => [albumKey(albumartist, album), albumKey('*', album)]),
  )
  const artists = once(() =>
    grouped(tracks, ({ artist, albumartist }) => [...new Set([albumartist, artist])]),
  )
  const genres = once(() => grouped(tracks, ({ genre }) => [genre]))
  const size = once(() => ({
    artists: new Set(tracks.flatMap(({ albumartist }) => albumartist || [])).size,
    albums: new Set(tracks.flatMap(({ albumartist, album }) => (album ? albumKey(albumartist, album) : [])))
      .size,
    songs: tracks.length,
    playtime: tracks.reduce((sum, { duration }) => sum + duration, 0),
  }))

  return {
    tracks,
    size,
    find(uri) {
      const listed = libraryUri(uri)
      return listed === undefined ? undefined : byUri().get(listed)
    },
    within(uri) {
      const folder = libraryUri(uri)
      if (folder === undefined) return []
      return tracks.filter((track) => track.uri.startsWith(`${folder}/`))
    },
    album: (artist, album) => asAlbum(albums().get(albumKey(artist, album)) ?? []),
    byArtist: (artist) => byAlbum(artists().get(artist) ?? []),
    ofGenre: (genre) => byAlbum(genres().get(genre) ?? []),
  }
}
