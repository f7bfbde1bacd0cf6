import written from './stations.json' with { type: 'json' }
import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import { decoded } from '../music/addresses'
import { isMusicPluginOn } from '../answers/pluginAnswers'
import { favouriteMarks, type Page, ownStationItem, stationItem } from './items'

/** A web radio of the directory. Its host can always be heard. */
interface Station {
  title: string
  uri: string
  genre: string
  country: string
}

/** The directory of web radios. */
export const stations: readonly Station[] = written.map(({ title, host, genre, country }) => ({
  title,
  uri: `http://${host}`,
  genre,
  country,
}))

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
  if (uri === 'radio') return entryPage(player)
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

function entryPage({ say }: PlayerContext): Page {
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
