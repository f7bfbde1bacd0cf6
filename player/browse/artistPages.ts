import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import { decoded } from '../music/decoded'
import type { Track } from '../music/Track'
import { albumItem } from './albumItem'
import { albumPage } from './albumPages'
import { artistItem, artistUri } from './artistItem'
import { albumCover, artistCover } from './covers'
import { favouriteMarks } from './favouriteMarks'
import { firstOfAlbums } from './firstOfAlbums'
import type { Page } from './Page'
import { trackItem } from './trackItem'

const root = 'artists://'

/** All artists, one of them, or an album of one. */
export function artistPages(player: PlayerContext, uri: string): Promise<Page> | undefined {
  if (!uri.startsWith(root)) return undefined
  const [artist = '', album] = uri.slice(root.length).split('/').map(decoded)
  if (artist === '') return allArtists(player)
  const own = artistUri(artist)
  const tracks = player.music.library().byArtist(artist)
  if (album === undefined) {
    const albumUri = (track: Track) => `${own}/${encodeURIComponent(track.album)}`
    return artistPage(player, { artist, tracks, albumUri, prev: root })
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
