import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import { decoded, recentUri } from '../music/addresses'
import type { Track } from '../music/Track'
import { albumPage, firstOfAlbums } from './albumPages'
import { albumCover, albumItem, albumUri, favouriteMarks, type Page, trackItem } from './items'

/** How many albums are listed of those that came last. */
export const mostRecent = 100

/** Places that devices in the field do not have: composers, years, and what came to the library last. */
export function placePages(player: PlayerContext, uri: string): Promise<Page> | undefined {
  if (uri === recentUri) return recent(player)
  const [, kind, rest = ''] = /^(composers|years):\/\/(.*)$/s.exec(uri) ?? []
  if (kind === undefined) return undefined
  const root = `${kind}://`
  const library = player.music.library()
  const [name = '', artist, album] = rest.split('/').map(decoded)
  if (name === '') return kind === 'years' ? allYears(player, root) : allComposers(player, root)
  const tracks = kind === 'years' ? library.ofYear(Number(name)) : library.ofComposer(name)
  const own = `${root}${encodeURIComponent(name)}`
  if (artist === undefined) return placePage(player, { name, tracks, own, prev: root })
  const ofAlbum = tracks.filter((track) => track.albumartist === artist && track.album === (album ?? ''))
  return albumPage(player, { uri, tracks: ofAlbum, prev: own })
}

/** A row that leads on. */
const row = (title: string, uri: string, icon: string) => ({
  service: 'mpd',
  type: 'folder',
  title,
  albumart: `/albumart?icon=${icon}`,
  uri,
})

async function allComposers({ music }: PlayerContext, root: string): Promise<Page> {
  const items = await mapInSlices(await music.library().composers(), (name) =>
    row(name, `${root}${encodeURIComponent(name)}`, 'users'),
  )
  return { navigation: { lists: [{ availableListViews: ['list'], items }] } }
}

async function allYears({ music }: PlayerContext, root: string): Promise<Page> {
  const items = await mapInSlices(music.library().years(), (year) =>
    row(String(year), `${root}${year}`, 'fa-calendar'),
  )
  return { navigation: { lists: [{ availableListViews: ['list'], items }] } }
}

/** What there is of a composer or of a year: its albums, and its tracks. */
async function placePage(
  player: PlayerContext,
  { name, tracks, own, prev }: { name: string; tracks: readonly Track[]; own: string; prev: string },
): Promise<Page> {
  const { say } = player
  const mark = favouriteMarks(player)
  const albums = await mapInSlices(firstOfAlbums(tracks), (track) =>
    albumItem(track, albumUri(track, `${own}/`)),
  )
  const songs = await mapInSlices(tracks, (track) => ({
    ...trackItem(track),
    albumart: albumCover(track, 'dot-circle-o'),
    ...mark(track.uri),
  }))
  return {
    navigation: {
      lists: [
        {
          title: say('BROWSE.ALBUMS_OF', { name }),
          icon: 'fa icon',
          availableListViews: ['list', 'grid'],
          items: albums,
        },
        {
          title: say('BROWSE.TRACKS_OF', { name }),
          icon: 'fa icon',
          availableListViews: ['list'],
          availableSortings: ['title', 'album'],
          items: songs,
        },
      ],
      prev: { uri: prev },
    },
  }
}

async function recent({ music }: PlayerContext): Promise<Page> {
  const items = await mapInSlices(music.library().latest(mostRecent), (track) => ({
    ...albumItem(track, albumUri(track)),
    album: '',
  }))
  return {
    navigation: { prev: { uri: '' }, lists: [{ availableListViews: ['list', 'grid'], items }] },
  }
}
