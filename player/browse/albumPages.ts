import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import { decoded } from '../music/decoded'
import type { Track } from '../music/Track'
import { albumItem, albumUri } from './albumItem'
import { albumCover } from './covers'
import { favouriteMarks } from './favouriteMarks'
import type { Page } from './Page'
import { trackItem } from './trackItem'

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
