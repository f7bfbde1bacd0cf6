import { browseSources, collectionStats } from '../answers/browseSources'
import { findPage, goToPage } from '../browse/findPage'
import { answerPage, pushPage } from '../commands/answerPage'
import { deleteFolder, scanLibrary } from '../commands/library'
import { safeRemoveDrive } from '../commands/mountDrive'
import { wait } from '../core/Clock'
import type { Requests } from './Requests'
import { addToQueue } from '../commands/addToQueue'
import { toast } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { queueUri, folded } from '../music/addresses'
import type { Wanted } from '../queue/expand'
import { toEntries, toldUri } from '../queue/queueEntries'
import { musicPlugins, isMusicPluginOn } from '../answers/pluginAnswers'
import { switchMusicPlugin } from '../commands/removePlugin'
import type { JsonObject } from '../../authoring/json/Json'
import type { RequestPayloads } from '../../schemas/generated/types'
import { mapInSlices } from '../core/inSlices'
import {
  albumItem,
  albumUri,
  albumCover,
  favouriteMarks,
  type Page,
  type PageList,
  ownStationItem,
  stationItem,
  trackItem,
} from '../browse/items'
import { artistItem, firstOfAlbums } from '../browse/albumPages'
import { episodeItem, podcasts } from '../browse/podcastPages'
import { stations } from '../browse/radioPages'

/** Finding music, and what can be done with a folder or a drive from where it is listed [D7-11 to D7-16]. */
export const browseRequests: Requests = {
  getBrowseSources: ({ player, client }) => client.push('pushBrowseSources', browseSources(player)),
  getBrowseFilters: ({ client }) =>
    client.push(
      'pushBrowseFilters',
      ['any', 'artist', 'album', 'track', 'webradio'].map((name, index) => ({ name, index })),
    ),
  browseLibrary: (call, { uri, ref }) => answerPage(call, () => findPage(call.player, uri), ref),
  // Nobody is told twice what was asked for once: real devices, too, say that there is nothing.
  getLastPushedBrowseLibrary: ({ client }) => client.push('pushBrowseLibrary', {}),
  goTo: (call, wanted) => answerPage(call, () => goToPage(call.player, wanted)),
  async search(call, wanted) {
    const { player } = call
    if (player.faults.happens('search-slow')) await wait(player, player.delays.slowPage)
    await answerPage(call, () => searchPage(player, wanted))
  },

  safeRemoveDrive: ({ player, client }, title) =>
    safeRemoveDrive(player, client, `music-library/USB/${title}`),
  deleteFolder: ({ player, client }, { curUri, item }) =>
    deleteFolder(player, client, { uri: item.uri, page: curUri }),
}

type List = 'favourites' | 'radioFavourites'

/** A station among the favourites is a favourite station. */
const listOf = (service: string | undefined): List =>
  service === 'webradio' ? 'radioFavourites' : 'favourites'

/** Where each is listed. */
const pages = { favourites: 'favourites', radioFavourites: 'radio/favourites' }

const titleOf = ({ title, uri }: Wanted): string => (typeof title === 'string' && title !== '' ? title : uri)

async function add(player: PlayerContext, list: List, wanted: Wanted): Promise<void> {
  const { clients, quirks, say, storage, teller } = player
  const added = toEntries(player, wanted)
  const uris = new Set(added.map(({ uri }) => uri))
  const others = storage[list].value().filter(({ uri }) => !uris.has(uri))
  await storage[list].save([...others, ...added])
  toast(
    player,
    'success',
    say('FAVOURITE.ADDED'),
    added.length === 1 ? (added[0]?.title ?? '') : titleOf(wanted),
  )
  // Real devices say that it is none, though they have taken it.
  clients.broadcast('urifavourites', { uri: toldUri(player, wanted.uri), favourite: !quirks.isParticular })
  teller.changed('state')
}

async function remove(player: PlayerContext, list: List, uri: string): Promise<void> {
  const { clients, quirks, say, storage, teller } = player
  const own = quirks.isParticular ? uri : queueUri(uri)
  const before = storage[list].value()
  const entry = before.find((one) => one.uri === own)
  if (entry !== undefined) await storage[list].save(before.filter((one) => one !== entry))
  toast(player, 'success', say('FAVOURITE.REMOVED'), entry?.title ?? uri)
  clients.broadcast('urifavourites', { uri: own, favourite: false })
  teller.changed('state')
}

/** Favourites, of music and of stations, and stations of one's own [D7-24 to D7-26]. */
export const favouriteRequests: Requests = {
  addToFavourites: ({ player }, wanted) => add(player, listOf(wanted.service), wanted),
  async removeFromFavourites({ player, client }, { uri, service }) {
    const list = listOf(service)
    await remove(player, list, uri)
    await pushPage(client, await findPage(player, pages[list]))
  },
  async playFavourites({ player, client }) {
    await addToQueue(player, [{ uri: 'favourites', title: player.say('SOURCE.FAVOURITES') }], 'instead', 0)
    client.pushAsIs('pushPlayFavourites', null)
  },

  async addToRadioFavourites({ player, client }, wanted) {
    await add(player, 'radioFavourites', wanted)
    client.pushAsIs('pushAddToRadioFavourites', null)
  },
  async removeFromRadioFavourites({ player, client }, { uri }) {
    await remove(player, 'radioFavourites', uri)
    client.pushAsIs('pushRemoveFromRadioFavourites', null)
  },
  async playRadioFavourites({ player, client }) {
    await addToQueue(player, [{ uri: 'radio/favourites', title: player.say('SOURCE.RADIO') }], 'instead', 0)
    client.pushAsIs('pushPlayRadioFavourites', null)
  },

  async addWebRadio({ player, client }, { name, uri }) {
    const { say, storage } = player
    const others = storage.webRadios.value().filter(({ title }) => title !== name)
    await storage.webRadios.save([...others, { uri, title: name, service: 'webradio' }])
    toast(player, 'success', say('RADIO.ADDED'), name)
    client.pushAsIs('pushAddWebRadio', { success: true })
  },
  async removeWebRadio({ player, client }, { name, uri }) {
    const { storage } = player
    const before = storage.webRadios.value()
    const after = before.filter((one) => one.title !== name || (uri !== undefined && one.uri !== uri))
    await storage.webRadios.save(after)
    // Without a toast, as real devices do.
    await pushPage(client, await findPage(player, 'radio/myWebRadio'))
  },
}

/** The size of the library, reading it again, and the plugins that bring more music [D7-62 D2.11-8]. */
export const libraryRequests: Requests = {
  getMyCollectionStats: ({ player, client }) => client.push('pushMyCollectionStats', collectionStats(player)),
  updateDb: ({ player }, part) => {
    const uri = part ?? ''
    return scanLibrary(player, 'update', { uri, folder: uri.replace(/\/+$/, '').split('/').at(-1) ?? '' })
  },
  rescanDb: ({ player }) => scanLibrary(player, 'rescan'),
  rebuildLibrary: ({ player }) => scanLibrary(player, 'rescan'),
  getMyMusicPlugins: ({ player, client }) => client.push('pushMyMusicPlugins', musicPlugins(player)),
  enableDisableMyMusicPlugin: ({ player, client }, plugin) => switchMusicPlugin(player, client, plugin),
}

/** What can be looked for besides everything, by the filter's name. */
type Kind = 'artist' | 'album' | 'track' | 'webradio' | 'podcast'

/** What was found, kind by kind, or the one list that says that nothing was [D7-12]. */
async function searchPage(player: PlayerContext, wanted: RequestPayloads['search']): Promise<Page> {
  const value = wanted.value.trim()
  const source = wanted.plugin_name || wanted.service
  const isAsked = (name: string) => source === undefined || source === '' || source === name
  const found = [
    ...(isAsked('mpd') ? await inLibrary(player, value) : []),
    ...(isAsked('webradio') && isMusicPluginOn(player, 'music_service/webradio')
      ? [onAir(player, value)]
      : []),
    ...(isAsked('podcast') && isMusicPluginOn(player, 'music_service/podcasts') ? [inPodcasts(value)] : []),
  ]
  const kinds: readonly (string | undefined)[] = found.map(([kind]) => kind)
  const lists = found.flatMap(([kind, list]) => {
    const isWanted = !kinds.includes(wanted.type) || kind === wanted.type
    return isWanted && list.items.length > 0
      ? { title: title(player, kind, list.items.length, value), ...list }
      : []
  })
  const none: PageList = {
    type: 'title',
    title: player.say('SEARCH.NONE'),
    availableListViews: ['list'],
    items: [],
  }
  return { navigation: { isSearchResult: true, lists: lists.length > 0 ? lists : [none] } }
}

function title({ say }: PlayerContext, kind: Kind, count: number, value: string): string {
  const path = `SEARCH.${kind.toUpperCase()}_${count === 1 ? 'ONE' : 'MANY'}`
  return say(path, { count: String(count), value })
}

type Found = readonly [kind: Kind, list: PageList]

async function inLibrary(player: PlayerContext, value: string): Promise<Found[]> {
  const tracks = await player.music.library().search(value)
  const names = new Set(tracks.flatMap(({ artist, albumartist }) => [artist, albumartist]))
  const artists = [...names].filter((name) => folded(name).includes(folded(value)))
  const mark = favouriteMarks(player)
  const albums = await mapInSlices(firstOfAlbums(tracks), (track) => ({
    ...albumItem(track, albumUri(track)),
    album: '',
    albumart: albumCover(track, 'fa-tags'),
  }))
  const songs: JsonObject[] = await mapInSlices(tracks, (track) => ({
    ...trackItem(track),
    albumart: albumCover(track, 'fa-tags'),
    ...mark(track.uri),
  }))
  return [
    ['artist', { availableListViews: ['list', 'grid'], items: artists.map((name) => artistItem(name)) }],
    ['album', { availableListViews: ['list', 'grid'], items: albums }],
    ['track', { availableListViews: ['list'], items: songs }],
  ]
}

function onAir(player: PlayerContext, value: string): Found {
  const isWanted = ({ title: name }: { title: string }) => folded(name).includes(folded(value))
  const own = player.storage.webRadios.value().filter(isWanted)
  const items = [
    ...own.map((entry) => ownStationItem(entry)),
    ...stations.filter(isWanted).map((station) => stationItem(station)),
  ]
  return ['webradio', { icon: 'fa fa-microphone', availableListViews: ['list'], items }]
}

function inPodcasts(value: string): Found {
  const items = podcasts.flatMap((podcast) =>
    podcast.episodes
      .filter(({ title: name }) => folded(`${podcast.title}\n${name}`).includes(folded(value)))
      .map((episode) => episodeItem(podcast, episode)),
  )
  return ['podcast', { icon: 'fa fa-podcast', availableListViews: ['list'], items }]
}
