import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import { decoded } from '../music/decoded'
import { albumItem, albumUri } from './albumItem'
import { albumPage } from './albumPages'
import { artistItem, artistUri } from './artistItem'
import { artistPage } from './artistPages'
import { firstOfAlbums } from './firstOfAlbums'
import type { Page } from './Page'

const root = 'genres://'

/** All genres, one of them, or what an artist has of one. */
export function genrePages(player: PlayerContext, uri: string): Promise<Page> | undefined {
  if (!uri.startsWith(root)) return undefined
  const [genre = '', artist, album] = uri.slice(root.length).split('/').map(decoded)
  if (genre === '') return allGenres(player)
  const own = artistUri(genre, root)
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
    uri: artistUri(genre, root),
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
      prev: { uri: root },
    },
  }
}
