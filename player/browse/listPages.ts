import { readdir } from 'node:fs/promises'
import type { JsonObject } from '../../authoring/json/Json'
import type { PlayerContext } from '../core/PlayerContext'
import type { Entry } from '../storage/musicDocuments'
import { stationItem, sourceIcon, favouriteMarks, type Page } from './items'
import { findInRoots } from '../music/addresses'
import { expandCue } from '../queue/expandCue'
import { mapInSlices } from '../core/inSlices'

/**
 * An entry of a playlist or of the favourites, by the address that it has there: only that one takes it off
 * again.
 */
function entryItem({ music }: Pick<PlayerContext, 'music'>, entry: Entry): JsonObject {
  const { uri, title, service, artist = '', album = '', albumart = '/albumart', number } = entry
  if (service === 'webradio') return stationItem(entry)
  const isFolder = music.library().folder(uri) !== undefined
  return {
    service,
    type: number === undefined ? (isFolder ? 'folder' : 'song') : 'cuesong',
    title,
    artist,
    album,
    albumart,
    uri,
    ...(number !== undefined && { number }),
  }
}

/** The cue sheets of a folder, each with its tracks behind it. */
export async function cueItems({ music }: Pick<PlayerContext, 'music'>, uri: string): Promise<JsonObject[]> {
  const folder = await findInRoots(music.roots, uri)
  if (folder === undefined) return []
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.cue$/i.test(name))
  const items: JsonObject[] = []
  for (const name of names.sort()) {
    const sheet = `${uri}/${name}`
    const common = { service: 'mpd', uri: sheet }
    items.push({ ...common, type: 'cuefile', title: name, icon: 'fa fa-list-ol' })
    for (const { name: title, artist = '', number = 0 } of await expandCue(music, sheet))
      items.push({
        ...common,
        type: 'cuesong',
        title,
        artist,
        album: name.replace(/\.cue$/i, ''),
        number,
        icon: 'fa fa-music',
      })
  }
  return items
}

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
