import type { JsonObject } from '../../authoring/json/Json'
import type { RequestPayloads } from '../../schemas/generated/types'
import { isMusicPluginOn } from '../answers/pluginAnswers'
import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import { folded } from '../music/addresses'
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
} from './items'
import { artistItem, firstOfAlbums } from './albumPages'
import { episodeItem, podcasts } from './podcastPages'
import { stations } from './radioPages'

/** What can be looked for besides everything, by the filter's name. */
type Kind = 'artist' | 'album' | 'track' | 'webradio' | 'podcast'

/** What was found, kind by kind, or the one list that says that nothing was [D7-12]. */
export async function searchPage(player: PlayerContext, wanted: RequestPayloads['search']): Promise<Page> {
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
