import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import type { Track } from '../music/Track'
import { albumItem, albumUri } from './albumItem'
import { artistItem } from './artistItem'
import { albumCover } from './covers'
import { demonstrationHeaders } from './demonstrationHeaders'
import { everyType } from './everyType'
import { oddities } from './oddities'
import type { Page, PageList } from './Page'
import { stationItem } from './stationItem'
import { stations } from './stations'
import { trackItem } from './trackItem'

export const demonstrationRoot = 'demonstration'

/** How many there are on a shelf. */
const onShelf = 8

/**
 * What no real source has all of: lists of cards, an item of every type, headers of every type, whatever a plugin may get wrong, and
 * all tracks in one list.
 */
export async function demonstrationPages(player: PlayerContext, uri: string): Promise<Page | undefined> {
  if (uri === demonstrationRoot) return main(player)
  if (!uri.startsWith(`${demonstrationRoot}/`)) return undefined
  const name = uri.slice(demonstrationRoot.length + 1)
  const list = async (): Promise<PageList | undefined> => {
    if (name === 'types') return { availableListViews: ['list', 'grid'], items: await everyType(player) }
    if (name === 'oddities') return { availableListViews: ['list', 'grid'], items: oddities }
    return name === 'tracks' ? allTracks(player) : undefined
  }
  const prev = { uri: demonstrationRoot }
  const found = await list()
  if (found !== undefined) return { navigation: { prev, lists: [found] } }
  const header = demonstrationHeaders(player, name)
  return header === undefined ? {} : { navigation: { prev, ...header } }
}

async function allTracks({ music }: PlayerContext): Promise<PageList> {
  return {
    availableListViews: ['list', 'grid'],
    availableSortings: ['title', 'artist', 'album', 'year', 'duration'],
    items: await mapInSlices(music.library().tracks, (track) => ({
      ...trackItem(track),
      albumart: albumCover(track, 'music'),
      year: track.year > 0 ? String(track.year) : '',
      genre: track.genre,
      duration: track.duration,
      trackType: track.trackType,
      ...(track.bitdepth > 16 && { qualityDescription: 'HI_RES' }),
    })),
  }
}

async function main({ music, say }: PlayerContext): Promise<Page> {
  const library = music.library()
  const albums = library.albums()
  const shelf = albums.filter((_, index) => index % Math.ceil(albums.length / onShelf) === 0)
  const page = (name: string, icon: string): JsonObject => ({
    service: 'mpd',
    type: 'folder',
    title: say(`DEMONSTRATION.${name.toUpperCase()}`),
    icon: `fa fa-${icon}`,
    uri: name === 'disc' ? 'cd://' : `${demonstrationRoot}/${name}`,
    disablePlayButton: true,
  })
  const lists: PageList[] = [
    {
      title: say('DEMONSTRATION.ALBUMS'),
      icon: 'fa fa-star',
      availableListViews: ['grid'],
      items: shelf.map(([track]) => albumCard(track)),
    },
    {
      title: say('SOURCE.ARTISTS'),
      icon: 'fa fa-users',
      availableListViews: ['grid', 'list'],
      items: (await library.artists()).slice(0, onShelf).map((name) => ({
        ...artistItem(name),
        type: 'artist',
      })),
    },
    {
      title: say('SOURCE.RADIO'),
      icon: 'fa fa-microphone',
      availableListViews: ['list', 'grid'],
      items: stations.slice(0, onShelf).map((station) => stationItem(station)),
    },
    {
      title: say('DEMONSTRATION.PAGES'),
      icon: 'fa fa-flask',
      availableListViews: ['list'],
      items: [
        page('types', 'th-list'),
        page('tracks', 'music'),
        page('artist', 'user'),
        page('album', 'dot-circle-o'),
        page('song', 'music'),
        page('playlist', 'list-ol'),
        page('disc', 'dot-circle-o'),
        page('oddities', 'bug'),
      ],
    },
    {
      title: say('DEMONSTRATION.NOTHING'),
      icon: 'fa fa-inbox',
      availableListViews: ['list', 'grid'],
      items: [],
    },
  ]
  return { navigation: { lists, prev: { uri: '/' } } }
}

/** An album as music services list it: by a type of its own, with what it sounds like. */
const albumCard = (track: Track): JsonObject => ({
  ...albumItem(track, albumUri(track)),
  type: 'album',
  genre: track.genre,
  year: track.year > 0 ? String(track.year) : '',
  ...(track.bitdepth > 16 && { qualityDescription: 'HI_RES' }),
})
