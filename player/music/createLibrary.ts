import { setImmediate as turn } from 'node:timers/promises'
import { inSlices, sortInSlices } from '../core/inSlices'
import { folded, libraryUri } from './addresses'
import type { Folder, Library, Track } from './Track'

type Group = [Track, ...Track[]]

const inWords = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

const folderOf = ({ uri }: Track) => uri.slice(0, uri.lastIndexOf('/'))
const albumKey = (artist: string, album: string) => `${artist}\n${album}`

function put<K>(groups: Map<K, Group>, key: K, track: Track): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [track])
  else group.push(track)
}

/** Folder by folder: comparing whole addresses in words would take ten times as long. */
async function inOrder(tracks: readonly Track[]): Promise<[folder: string, tracks: Track[]][]> {
  const groups = new Map<string, Group>()
  await inSlices(tracks, (track) => put(groups, folderOf(track), track))
  const folders = await sortInSlices([...groups], ([one], [other]) => inWords.compare(one, other))
  const sorted: [string, Track[]][] = []
  let unpaused = 0
  for (const [folder, inFolder] of folders) {
    sorted.push([folder, await sortInSlices(inFolder, (one, other) => inWords.compare(one.uri, other.uri))])
    unpaused += inFolder.length
    if (unpaused < 500) continue
    unpaused = 0
    await turn()
  }
  return sorted
}

interface OpenFolder extends Folder {
  folders: string[]
  tracks: Track[]
}

/** Every folder by its address, those included that hold nothing but folders. */
async function toTree(sorted: readonly (readonly [string, Track[]])[]): Promise<Map<string, OpenFolder>> {
  const tree = new Map<string, OpenFolder>()
  const open = (uri: string): OpenFolder => {
    const known = tree.get(uri)
    if (known !== undefined) return known
    const folder: OpenFolder = { folders: [], tracks: [] }
    tree.set(uri, folder)
    const end = uri.lastIndexOf('/')
    if (end > 0) open(uri.slice(0, end)).folders.push(uri.slice(end + 1))
    return folder
  }
  await inSlices(sorted, ([uri, tracks]) => {
    open(uri).tracks = tracks
  })
  return tree
}

/** What a search looks into besides titles: names that many tracks have in common. */
const searched = ['artist', 'albumartist', 'album', 'composer'] as const

/** How many titles are kept in one text: one for each would take four times the memory. */
const inOneText = 500

/** Titles as they are searched, a line for each. */
async function foldTitles(tracks: readonly Track[]): Promise<string[]> {
  const texts: string[] = []
  for (let at = 0; at < tracks.length; at += inOneText) {
    const lines = tracks.slice(at, at + inOneText).map(({ title }) => folded(title).replaceAll('\n', ' '))
    texts.push(lines.join('\n'))
    await turn()
  }
  return texts
}

const latestOf = (album: Group) => album.reduce((latest, { added }) => Math.max(latest, added), 0)

const asAlbum = (tracks: readonly Track[]): Track[] =>
  tracks.toSorted((one, other) => one.disc - other.disc || one.number - other.number)

function byAlbum(found: readonly Track[]): Track[] {
  const albums = new Map<string, Group>()
  for (const track of found) put(albums, track.album, track)
  return [...albums.values()].sort(([one], [other]) => one.year - other.year).flatMap(asAlbum)
}

/** Makes something when it is first asked for, and keeps it. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/**
 * A library of these tracks, in any order. However many they are, everything else has its turn while it is
 * made.
 */
export async function createLibrary(all: readonly Track[]): Promise<Library> {
  const sorted = await inOrder(all)
  const tree = await toTree(sorted)
  const tracks = sorted.flatMap(([, inFolder]) => inFolder)
  const byUri = new Map<string, Track>()
  const albums = new Map<string, Group>()
  const byName = new Map<string, Group>()
  const artists = new Map<string, Group>()
  const genres = new Map<string, Group>()
  const composers = new Map<string, Group>()
  const years = new Map<number, Group>()
  let isDated = false
  const albumArtists = new Set<string>()
  let playtime = 0
  await inSlices(tracks, (track) => {
    const { uri, artist, albumartist, album, genre, composer, year } = track
    byUri.set(uri, track)
    put(albums, albumKey(albumartist, album), track)
    put(byName, album, track)
    put(artists, albumartist, track)
    if (artist !== albumartist) put(artists, artist, track)
    put(genres, genre, track)
    if (composer !== '') put(composers, composer, track)
    if (year > 0) put(years, year, track)
    isDated ||= track.added > 0
    albumArtists.add(albumartist)
    playtime += track.duration
  })
  const named = [...albums.values()].filter(([{ album }]) => album !== '')
  const sortedNames = (names: Iterable<string>) =>
    once(() =>
      sortInSlices(
        [...names].filter((name) => name !== ''),
        inWords.compare,
      ),
    )
  const titles = once(() => foldTitles(tracks))
  const folderAt = (uri: string) => tree.get(libraryUri(uri) ?? '')

  return {
    tracks,
    size: () => ({
      artists: albumArtists.size - (albumArtists.has('') ? 1 : 0),
      albums: named.length,
      songs: tracks.length,
      playtime,
    }),
    find: (uri) => byUri.get(libraryUri(uri) ?? ''),
    folder: folderAt,
    within(uri) {
      const found: Track[] = []
      const walk = (at: string) => {
        const folder = tree.get(at)
        for (const track of folder?.tracks ?? []) found.push(track)
        for (const name of folder?.folders ?? []) walk(`${at}/${name}`)
      }
      walk(libraryUri(uri) ?? '')
      return found
    },
    album: (artist, album) =>
      asAlbum((artist === '*' ? byName.get(album) : albums.get(albumKey(artist, album))) ?? []),
    albums: () => named,
    byArtist: (artist) => byAlbum(artists.get(artist) ?? []),
    artists: sortedNames(albumArtists),
    ofGenre: (genre) => byAlbum(genres.get(genre) ?? []),
    genres: sortedNames(genres.keys()),
    ofComposer: (composer) => byAlbum(composers.get(composer) ?? []),
    composers: sortedNames(composers.keys()),
    ofYear: (year) => byAlbum(years.get(year) ?? []),
    years: () => [...years.keys()].sort((one, other) => other - one),
    latest(most) {
      return named
        .map((album) => ({ first: album[0], added: latestOf(album) }))
        .filter(({ added }) => added > 0)
        .sort((one, other) => other.added - one.added)
        .slice(0, most)
        .map(({ first }) => first)
    },
    knows(what) {
      if (what === 'added') return isDated
      return (what === 'year' ? years : composers).size > 0
    },
    async search(text) {
      const wanted = folded(text).replaceAll('\n', ' ')
      const names = new Map<string, boolean>()
      const isNamed = (name: string) => {
        const known = names.get(name)
        if (known !== undefined) return known
        const isFound = folded(name).includes(wanted)
        names.set(name, isFound)
        return isFound
      }
      const found: Track[] = []
      let at = 0
      for (const some of await titles()) {
        const lines = some.includes(wanted) ? some.split('\n') : undefined
        for (const [index, track] of tracks.slice(at, at + inOneText).entries())
          if (lines?.[index]?.includes(wanted) === true || searched.some((key) => isNamed(track[key])))
            found.push(track)
        at += inOneText
        await turn()
      }
      return found
    },
  }
}
