import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import { decoded } from '../music/addresses'
import type { Track } from '../music/Track'
import { albumItem, albumUri, albumCover, favouriteMarks, type Page, trackItem, artistCover } from './items'

const root = 'albums://'

/** All albums, or one of them. */
export function albumPages(player: PlayerContext, uri: string): Promise<Page> | undefined {
  if (!uri.startsWith(root)) return undefined
  const [artist = '', album = ''] = uri.slice(root.length).split('/').map(decoded)
  if (artist === '') return allAlbums(player)
  return albumPage(player, { uri, tracks: player.music.library().album(artist, album), prev: root })
}

async function allAlbums({ music }: PlayerContext): Promise<Page> {
  const library = music.library()
  const items: JsonObject[] = await mapInSlices(library.albums(), ([track]) => ({
    ...albumItem(track, albumUri(track)),
    year: track.year > 0 ? String(track.year) : '',
    album: '',
  }))
  // As real devices list all that is of no album.
  const [nameless] = library.album('*', '')
  if (nameless !== undefined)
    items.push({ ...albumItem(nameless, `${root}*/`), artist: '*', year: '', album: '' })
  const list = {
    availableListViews: ['list', 'grid'],
    availableSortings: ['title', 'artist', 'year'],
    items,
  } as const
  return { navigation: { lists: [list] } }
}

/** An album's tracks under its header; devices say nothing sensible of one that they do not have. */
export async function albumPage(
  player: PlayerContext,
  { uri, tracks, prev }: { uri: string; tracks: readonly Track[]; prev: string },
): Promise<Page> {
  const [first] = tracks
  const mark = favouriteMarks(player)
  const items = await mapInSlices(tracks, (track) => ({
    ...trackItem(track),
    ...(track.number > 0 && { tracknumber: String(track.number) }),
    duration: track.duration,
    trackType: track.trackType,
    ...mark(track.uri),
  }))
  return {
    navigation: {
      info: first === undefined ? nothing : albumInfo(uri, first, tracks),
      lists: [{ availableListViews: ['list'], items }],
      prev: { uri: prev },
    },
  }
}

/** Where a device looks for what there is not, it names the fields instead of filling them. */
const nothing: JsonObject = {
  uri: 'music-library/',
  service: 'mpd',
  title: 'title',
  artist: 'artist',
  album: 'album',
  type: 'song',
  albumart: 'albumart',
  duration: 'time',
}

function albumInfo(uri: string, track: Track, tracks: readonly Track[]): JsonObject {
  const { album, albumartist, genre, trackType, year } = track
  const duration = tracks.reduce((sum, one) => sum + one.duration, 0)
  return {
    uri,
    service: 'mpd',
    artist: albumartist || '*',
    album,
    albumart: albumCover(track, 'dot-circle-o'),
    year: year > 0 ? String(year) : '',
    genre,
    type: 'album',
    trackType,
    duration: `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`,
  }
}

/** The address of an artist; below a genre it begins otherwise. */
export const artistUri = (artist: string, root = 'artists://'): string =>
  `${root}${encodeURIComponent(artist)}`

/** An artist in a list of artists. */
export const artistItem = (artist: string, uri = artistUri(artist)): JsonObject => ({
  service: 'mpd',
  type: 'folder',
  title: artist,
  albumart: artistCover(artist),
  uri,
})

/**
 * The first track of each album that there is among these, in their order; tracks of no album are left out.
 */
export function firstOfAlbums(tracks: readonly Track[]): Track[] {
  const albums = new Map<string, Track>()
  for (const track of tracks) {
    const key = `${track.albumartist}\n${track.album}`
    if (track.album !== '' && !albums.has(key)) albums.set(key, track)
  }
  return [...albums.values()]
}

const artistsRoot = 'artists://'

/** All artists, one of them, or an album of one. */
export function artistPages(player: PlayerContext, uri: string): Promise<Page> | undefined {
  if (!uri.startsWith(artistsRoot)) return undefined
  const [artist = '', album] = uri.slice(artistsRoot.length).split('/').map(decoded)
  if (artist === '') return allArtists(player)
  const own = artistUri(artist)
  const tracks = player.music.library().byArtist(artist)
  if (album === undefined) {
    const albumUri = (track: Track) => `${own}/${encodeURIComponent(track.album)}`
    return artistPage(player, { artist, tracks, albumUri, prev: artistsRoot })
  }
  return albumPage(player, { uri, tracks: tracks.filter((track) => track.album === album), prev: own })
}

async function allArtists({ music }: PlayerContext): Promise<Page> {
  const items = await mapInSlices(await music.library().artists(), (artist) => artistItem(artist))
  return { navigation: { lists: [{ availableListViews: ['list', 'grid'], items }] } }
}

/** An artist as it is to be shown. */
interface Shown {
  artist: string
  tracks: readonly Track[]
  /** Where an album of these tracks is. */
  albumUri: (track: Track) => string
  prev: string
}

/** An artist's albums and tracks. */
export async function artistPage(
  player: PlayerContext,
  { artist, tracks, albumUri, prev }: Shown,
): Promise<Page> {
  const { say } = player
  const mark = favouriteMarks(player)
  const songs = await mapInSlices(tracks, (track) => ({
    ...trackItem(track),
    ...(track.year > 0 && { year: String(track.year) }),
    albumart: albumCover(track, 'dot-circle-o'),
    ...mark(track.uri),
  }))
  return {
    navigation: {
      lists: [
        {
          title: say('BROWSE.ALBUMS_OF', { name: artist }),
          icon: 'fa icon',
          availableListViews: ['list', 'grid'],
          items: firstOfAlbums(tracks).map((track) => albumItem(track, albumUri(track))),
        },
        {
          title: say('BROWSE.TRACKS_OF', { name: artist }),
          icon: 'fa icon',
          availableListViews: ['list'],
          availableSortings: ['title', 'album', 'year'],
          items: songs,
        },
      ],
      prev: { uri: prev },
      info: {
        uri: artistUri(artist),
        title: artist,
        service: 'mpd',
        type: 'artist',
        albumart: artistCover(artist),
      },
    },
  }
}

const genresRoot = 'genres://'

/** All genres, one of them, or what an artist has of one. */
export function genrePages(player: PlayerContext, uri: string): Promise<Page> | undefined {
  if (!uri.startsWith(genresRoot)) return undefined
  const [genre = '', artist, album] = uri.slice(genresRoot.length).split('/').map(decoded)
  if (genre === '') return allGenres(player)
  const own = artistUri(genre, genresRoot)
  if (artist === undefined) return genrePage(player, genre, own)
  const tracks = player.music
    .library()
    .ofGenre(genre)
    .filter((track) => track.albumartist === artist)
  if (album === undefined)
    return artistPage(player, {
      artist,
      tracks,
      albumUri: (track) => albumUri(track, `${own}/`),
      prev: own,
    })
  const ofAlbum = tracks.filter((track) => track.album === album)
  return albumPage(player, { uri, tracks: ofAlbum, prev: artistUri(artist, `${own}/`) })
}

async function allGenres({ music }: PlayerContext): Promise<Page> {
  const items = await mapInSlices(await music.library().genres(), (genre) => ({
    service: 'mpd',
    type: 'folder',
    title: genre,
    albumart: '/albumart?icon=fa-tags',
    uri: artistUri(genre, genresRoot),
  }))
  return { navigation: { lists: [{ availableListViews: ['list'], items }] } }
}

async function genrePage({ music, say }: PlayerContext, genre: string, own: string): Promise<Page> {
  const tracks = music.library().ofGenre(genre)
  const albums = firstOfAlbums(tracks)
  const artists = [...new Set(albums.map(({ albumartist }) => albumartist))]
  return {
    navigation: {
      lists: [
        {
          title: say('BROWSE.ALBUMS_IN', { name: genre }),
          icon: 'fa icon',
          availableListViews: ['list', 'grid'],
          items: await mapInSlices(albums, (track) => albumItem(track, albumUri(track, `${own}/`))),
        },
        {
          title: say('BROWSE.ARTISTS_IN', { name: genre }),
          icon: 'fa icon',
          availableListViews: ['list', 'grid'],
          items: artists.map((artist) => artistItem(artist, artistUri(artist, `${own}/`))),
        },
      ],
      prev: { uri: genresRoot },
    },
  }
}
