import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import type { Track } from '../music/Track'
import {
  albumItem,
  albumUri,
  albumCover,
  type Page,
  type PageList,
  stationItem,
  trackItem,
  ownStationItem,
} from './items'
import { artistItem } from './albumPages'
import { demonstrationHeaders } from './demonstrationHeaders'
import { stations } from './radioPages'
import { cdService } from '../queue/expand'
import { cueItems } from './listPages'

/** An item that is called by its type unless it has a title. */
const named = (type: string, icon: string, rest: JsonObject): JsonObject => ({
  service: 'mpd',
  type,
  title: type,
  icon: `fa fa-${icon}`,
  ...rest,
})

/** One item of each type that there is [D3-16]; each leads somewhere, or plays what its type says. */
export async function everyType(player: PlayerContext): Promise<JsonObject[]> {
  const { music, say, storage, usb } = player
  const library = music.library()
  const [track] = library.tracks
  if (track === undefined) return []
  const folder = track.uri.slice(0, track.uri.lastIndexOf('/'))
  const [playlist] = storage.playlists.value()
  const [drive] = usb.drives()
  const [station] = stations
  const title = playlist?.name ?? ''
  return [
    named('folder', 'folder-open-o', { uri: 'music-library' }),
    named('internal-folder', 'folder-open-o', { uri: folder }),
    named('folder-with-favourites', 'folder-open-o', { uri: folder }),
    named('remdisk', 'usb', {
      uri: `music-library/USB/${drive?.name ?? ''}`,
      title: drive?.name ?? 'remdisk',
    }),
    { ...trackItem(track), albumart: albumCover(track, 'music'), duration: track.duration },
    ...(await someCue(player, library.albums())),
    { ...albumItem(track, albumUri(track)), type: 'album' },
    { ...artistItem(track.albumartist), type: 'artist' },
    named('cd', 'dot-circle-o', { uri: 'cd', service: cdService, title: say('SOURCE.CD') }),
    named('playlist', 'list-ol', { uri: `playlists/${title}`, title }),
    named('play-playlist', 'play', { uri: `playlists/${title}`, title, name: title }),
    named('pin', 'thumb-tack', { uri: albumUri(track), title: track.album }),
    ...(station === undefined ? [] : [stationItem(station), ownStationItem(station)]),
    named('mywebradio-category', 'heartbeat', { uri: 'radio/myWebRadio', service: 'radio' }),
    named('radio-favourites', 'heart', { uri: 'radio/favourites', service: 'webradio' }),
    named('radio-category', 'star', { uri: 'radio/top500', service: 'webradio' }),
    named('spotify-category', 'spotify', { uri: 'albums://', service: 'spop' }),
    named('streaming-category', 'cloud', { uri: 'genres://', service: 'streaming' }),
    named('title', 'header', { uri: '' }),
    named('item-no-menu', 'ban', { uri: albumUri(track) }),
  ]
}

/** A cue sheet and a track of it: of an album that is one file, or of nothing where there is none. */
async function someCue(
  player: PlayerContext,
  albums: readonly (readonly [Track, ...Track[]])[],
): Promise<JsonObject[]> {
  for (const [{ uri }, second] of albums) {
    const found = second === undefined ? await cueItems(player, uri.slice(0, uri.lastIndexOf('/'))) : []
    if (found.length > 1) return found.slice(0, 2)
  }
  const none = { uri: 'music-library/INTERNAL/none.cue' }
  return [named('cuefile', 'list-ol', none), named('cuesong', 'music', { ...none, number: 1 })]
}

const common = { service: 'mpd', type: 'song', artist: 'Slow Harbour', album: 'Low Tide' }
const uri = (number: number) => `music-library/INTERNAL/Slow Harbour/Odd Ones/${number}.flac`

/** Items as plugins get them wrong, or as nobody expects them. */
const oddities: JsonObject[] = [
  {
    ...common,
    uri: uri(1),
    title:
      'A Title That Goes On for as Long as the Ferry from the Old Net Loft to the Far Side of the Estuary, with a Word That Cannot Be Broken: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
  {
    ...common,
    uri: uri(2),
    title: '<b>Bold</b> &amp; "quoted" <script>alert(1)</script>',
    artist: '<i>Nobody</i>',
  },
  { ...common, uri: uri(3), title: 'Its length is a text', duration: '4:48', tracknumber: '07' },
  { ...common, uri: uri(4), title: 'Its length is more than an hour', duration: 5_025, tracknumber: 104 },
  {
    ...common,
    uri: uri(5),
    title: 'Nothing but null',
    artist: null,
    album: null,
    albumart: null,
    duration: null,
  },
  { ...common, uri: uri(6), title: 'Cannot be played from here', disablePlayButton: true },
  { ...common, uri: uri(7), title: 'A favourite, as an object', favourite: { favourite: true } },
  { ...common, uri: uri(8), title: 'A favourite, spelled otherwise', favorite: true },
  {
    ...common,
    uri: uri(9),
    title: 'Explicit, and in high resolution',
    explicit: true,
    qualityDescription: 'HI_RES',
  },
  { ...common, uri: uri(10), title: 'Plays now, it says', active: true, extensionIcon: 'fa fa-volume-up' },
  {
    ...common,
    uri: uri(11),
    title: 'Its cover is not there',
    albumart: '/albumart?path=%2Fnowhere&icon=music',
  },
  {
    ...common,
    uri: uri(12),
    title: 'With a tag and a genre',
    tagImage: '/albumart?icon=fa-tags',
    genre: 'Folk',
  },
  { type: 'song', uri: uri(13), name: 'Has a name and no title' },
  { type: 'unheard-of', uri: 'demonstration', title: 'Of a type that nobody knows', icon: 'fa fa-question' },
  { title: 'Has neither type nor address' },
]

const demonstrationRoot = 'demonstration'

/** How many there are on a shelf. */
const onShelf = 8

/**
 * What no real source has all of: lists of cards, an item of every type, headers of every type, whatever a
 * plugin may get wrong, and all tracks in one list.
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
