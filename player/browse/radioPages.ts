import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import { decoded } from '../music/decoded'
import { isMusicPluginOn } from '../answers/isMusicPluginOn'
import { favouriteMarks } from './favouriteMarks'
import type { Page } from './Page'
import { ownStationItem, stationItem } from './stationItem'
import { type Station, stations } from './stations'

/** The ways into the directory, each with its icon. */
const categories = [
  ['TOP', 'star', 'radio/top500'],
  ['GENRES', 'tags', 'radio/byGenre'],
  ['LOCAL', 'map-marker', 'radio/tunein/local'],
  ['COUNTRIES', 'globe', 'radio/tunein/location'],
  ['POPULAR', 'thumbs-o-up', 'radio/tunein/popular'],
  ['BEST', 'diamond', 'radio/tunein/best'],
] as const

const nobody = { artist: '', album: '' }

/** Web radio: one's own stations, the favourites among them, and the directory. */
export function radioPages(player: PlayerContext, uri: string): Page | undefined {
  if (uri !== 'radio' && !uri.startsWith('radio/')) return undefined
  if (!isMusicPluginOn(player, 'music_service/webradio')) return {}
  if (uri === 'radio') return ways(player)
  const { storage } = player
  const own = storage.webRadios.value().map((entry) => ownStationItem(entry))
  if (uri === 'radio/myWebRadio') return page(own)
  if (uri === 'radio/favourites')
    return page(storage.radioFavourites.value().map((entry) => stationItem(entry)))
  const [, group, rest] = /^(radio\/byGenre|radio\/tunein\/location)(?:\/(.+))?$/.exec(uri) ?? []
  const key = group === 'radio/byGenre' ? 'genre' : 'country'
  if (group !== undefined && rest === undefined) return groups(group, key)
  if (group !== undefined)
    return page(
      listed(
        player,
        stations.filter((station) => station[key] === decoded(rest ?? '')),
      ),
      group,
    )
  const place = categories.findIndex(([, , address]) => address === uri)
  // No two ways lead to the same stations.
  return place < 0
    ? {}
    : page(listed(player, place === 0 ? stations : stations.filter((_, i) => i % 5 === place % 5)))
}

const page = (items: JsonObject[], prev = 'radio'): Page => ({
  navigation: { lists: [{ availableListViews: ['list'], items }], prev: { uri: prev } },
})

function listed(player: PlayerContext, some: readonly Station[]): JsonObject[] {
  const mark = favouriteMarks(player)
  return some.map((station) => ({ ...stationItem(station), ...mark(station.uri) }))
}

function ways({ say }: PlayerContext): Page {
  const own = [
    ['radio', 'mywebradio-category', 'OWN', 'heartbeat', 'radio/myWebRadio'],
    ['webradio', 'radio-favourites', 'FAVOURITES', 'heart', 'radio/favourites'],
  ] as const
  const all = [
    ...own,
    ...categories.map(([name, icon, uri]) => ['webradio', 'radio-category', name, icon, uri] as const),
  ]
  const items = all.map(([service, type, name, icon, uri]) => ({
    service,
    type,
    title: say(`BROWSE.RADIO_${name}`),
    ...nobody,
    icon: `fa fa-${icon}`,
    uri,
  }))
  return { navigation: { lists: [{ availableListViews: ['grid', 'list'], items }], prev: { uri: '/' } } }
}

function groups(group: string, key: 'genre' | 'country'): Page {
  const names = [...new Set(stations.map((station) => station[key]))].sort()
  return page(
    names.map((name) => ({
      service: 'webradio',
      type: 'radio-category',
      title: name,
      ...nobody,
      icon: key === 'genre' ? 'fa fa-tags' : 'fa fa-globe',
      uri: `${group}/${encodeURIComponent(name)}`,
    })),
  )
}
