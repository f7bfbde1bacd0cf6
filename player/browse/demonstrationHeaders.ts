import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import type { Track } from '../music/Track'
import { albumItem, albumUri, artistCover, albumCover, type PageList, trackItem } from './items'
import { firstOfAlbums } from './albumPages'

interface Headed {
  info: JsonObject
  lists: PageList[]
}

const mbid = (name: string) => `mbid:/artist/${encodeURIComponent(name)}`

/** Longer than a screen, so that there is more to read. */
const story = (name: string): string =>
  `<p><b>${name}</b> was recorded in a boat house, at low tide.</p>${'<p>Whoever was there remembers the rain on the roof, the smell of tar, and that nobody spoke between two songs.</p>'.repeat(6)}`

const list = (items: JsonObject[]): PageList[] => [{ availableListViews: ['list'], items }]

/**
 * A page with the header of that type, as newer devices fill it [D3-18]; undefined for a type that has none.
 */
export function demonstrationHeaders(
  { music, say, storage }: PlayerContext,
  type: string,
): Headed | undefined {
  const library = music.library()
  const [first] = library.albums()[0] ?? []
  if (first === undefined) return undefined
  const tracks = library.album(first.albumartist, first.album)
  const songs = tracks.map((track) => listed(track))
  const common = { service: 'mpd', albumart: albumCover(first, 'dot-circle-o') }
  switch (type) {
    case 'artist':
      return {
        info: { ...common, ...artistInfo(first, library.byArtist(first.albumartist)) },
        lists: list(songs),
      }
    case 'album':
      return { info: { ...common, ...albumInfo(first, tracks) }, lists: list(songs) }
    case 'song':
      return {
        info: { ...common, ...listed(first), type: 'song', description: story(first.title) },
        lists: list(songs.slice(0, 1)),
      }
    case 'playlist': {
      const [playlist] = storage.playlists.value()
      const title = playlist?.name ?? say('SOURCE.PLAYLISTS')
      return {
        info: {
          ...common,
          uri: `playlists/${title}`,
          type: 'playlist',
          title,
          description: story(title),
          duration: tracks.reduce((sum, { duration }) => sum + duration, 0),
          availableListViews: ['list', 'grid'],
        },
        lists: list(songs),
      }
    }
    default:
      return undefined
  }
}

const listed = (track: Track): JsonObject => ({
  ...trackItem(track),
  albumart: albumCover(track, 'music'),
  tracknumber: track.number,
  duration: track.duration,
  trackType: track.trackType,
})

function artistInfo({ albumartist }: Track, tracks: readonly Track[]): JsonObject {
  const albums = firstOfAlbums(tracks).map((track) => ({
    ...albumItem(track, albumUri(track)),
    type: 'album',
  }))
  return {
    uri: `artists://${encodeURIComponent(albumartist)}`,
    type: 'artist',
    title: albumartist,
    artist: albumartist,
    albumart: artistCover(albumartist),
    description: story(albumartist),
    local_albums: albums,
    streaming_albums: albums
      .slice(0, 2)
      .map((album) => ({ ...album, service: 'streaming', qualityDescription: 'HI_RES' })),
  }
}

function albumInfo(first: Track, tracks: readonly Track[]): JsonObject {
  const { album, albumartist, genre, trackType, year } = first
  return {
    uri: albumUri(first),
    type: 'album',
    title: album,
    album,
    artist: albumartist,
    description: story(album),
    genre,
    year: String(year),
    duration: tracks.reduce((sum, { duration }) => sum + duration, 0),
    trackType,
    fileFormat: { url: trackType, name: trackType.toUpperCase() },
    favorite: false,
    credits: [
      { key: 'Performed by', values: [{ name: albumartist, uri: mbid(albumartist) }] },
      {
        key: 'Label',
        values: [{ name: 'Net Loft Records', uri: `mbid:/label/${encodeURIComponent('Net Loft Records')}` }],
      },
      { key: 'Recorded at', values: [{ name: 'The Old Net Loft', uri: 'mbid:/place/net-loft' }] },
      { key: 'Thanks to', values: [{ name: 'The harbour master' }] },
    ],
    availableListViews: ['list'],
  }
}
