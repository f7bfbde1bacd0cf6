import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import type { Entry } from '../storage/entriesDocument'
import { sourceIcon } from './covers'
import { entryItem } from './entryItem'
import { favouriteMarks } from './favouriteMarks'
import type { Page } from './Page'

/** The favourites, the playlists and what was played last. */
export function listPages(player: PlayerContext, uri: string): Promise<Page> | undefined {
  const { storage } = player
  if (uri === 'favourites') return favourites(player)
  if (uri === 'playlists' || uri === 'playlists/') return Promise.resolve(allPlaylists(player))
  if (uri.startsWith('playlists/')) return playlist(player, uri.slice('playlists/'.length))
  return uri === 'Last_100' ? lastPlayed(player, storage.lastPlayed.value()) : undefined
}

const items = (player: PlayerContext, entries: readonly Entry[]) =>
  mapInSlices(entries, (entry) => entryItem(player, entry))

/** As real devices address the header of every list. */
const header = { uri: 'playlists/favourites', service: 'mpd', type: 'play-playlist' }

async function favourites(player: PlayerContext): Promise<Page> {
  const { say, storage } = player
  return {
    navigation: {
      prev: { uri: '' },
      info: {
        ...header,
        title: say('SOURCE.FAVOURITES'),
        name: 'favourites',
        albumart: sourceIcon('mpd/favouritesicon.png'),
      },
      lists: [{ availableListViews: ['list'], items: await items(player, storage.favourites.value()) }],
    },
  }
}

function allPlaylists({ storage }: PlayerContext): Page {
  const rows = storage.playlists.value().map(({ name }) => ({
    service: 'mpd',
    type: 'playlist',
    title: name,
    icon: 'fa fa-list-ol',
    uri: `playlists/${name}`,
  }))
  return { navigation: { lists: [{ availableListViews: ['list'], items: rows }] } }
}

async function playlist(player: PlayerContext, name: string): Promise<Page> {
  const found = player.storage.playlists.value().find((one) => one.name === name)
  if (found === undefined) return {}
  const mark = favouriteMarks(player)
  const rows = await mapInSlices(found.entries, (entry) => ({
    ...entryItem(player, entry),
    ...mark(entry.uri),
  }))
  return {
    navigation: {
      lists: [{ availableListViews: ['list'], items: rows }],
      info: { ...header, title: name, name, albumart: sourceIcon('mpd/playlisticon.png') },
      prev: { uri: 'playlists' },
    },
  }
}

async function lastPlayed(player: PlayerContext, entries: readonly Entry[]): Promise<Page> {
  const list = { availableListViews: ['list'], items: await items(player, entries) } as const
  return { navigation: { prev: { uri: '/' }, lists: [list] } }
}
