import { isMusicPluginOn } from '../answers/pluginAnswers'
import type { PlayerContext } from '../core/PlayerContext'
import { type Page, folderCover, rootCover, favouriteMarks, trackItem, albumUri } from './items'
import { cdRip } from '../commands/ripCd'
import { cdService, expandCd } from '../queue/expand'
import { mapInSlices } from '../core/inSlices'
import { cueItems, listPages } from './listPages'
import type { RequestPayloads } from '../../schemas/generated/types'
import { albumPage, artistUri, artistPage, albumPages, artistPages, genrePages } from './albumPages'
import { demonstrationPages } from './demonstrationPages'
import { placePages } from './placePages'
import { podcastPages } from './podcastPages'
import { radioPages } from './radioPages'

/** The media servers in the house, of which there are none. */
function mediaServersPage(player: PlayerContext, uri: string): Page | undefined {
  if (uri !== 'upnp') return undefined
  if (!isMusicPluginOn(player, 'music_service/media_servers')) return {}
  return { navigation: { lists: [{ availableListViews: ['grid', 'list'], items: [] }] } }
}

/** What a button of the page calls. */
const control = (method: string) => ({
  enabled: true,
  data: { endpoint: 'music_service/cd_controller', method, data: '' },
})

/** The CD in the drive: its tracks, and that it can be ejected and copied [D2.6-1]. */
function cdPage(player: PlayerContext, uri: string): Page | undefined {
  if (uri !== 'cd' && uri !== 'cd://') return undefined
  const cd = cdRip(player)
  if (cd === undefined) return {}
  const { artist = '', album = '', year = '', genre = '', rippingAvailable } = cd
  const tracks = expandCd(cd)
  return {
    navigation: {
      prev: { uri: '/' },
      info: {
        uri: 'cd',
        service: cdService,
        type: 'cd',
        title: album || player.say('SOURCE.CD'),
        artist,
        album,
        year,
        genre,
        albumart: '/albumart',
        trackType: 'cd',
        duration: tracks.reduce((sum, { duration = 0 }) => sum + duration, 0),
      },
      lists: [
        {
          availableListViews: ['list'],
          items: tracks.map(({ uri: address, name, duration = 0 }, index) => ({
            service: cdService,
            type: 'song',
            title: name,
            artist,
            album,
            uri: address,
            tracknumber: index + 1,
            duration,
            trackType: 'cd',
          })),
        },
      ],
      eject: control('eject'),
      rip: { ...control('getRipInfo'), enabled: rippingAvailable === true },
    },
  }
}

const root = 'music-library'

/** What stands for a folder right below the root that has no cover of its own. */
const rootIcons: Readonly<Record<string, string>> = { INTERNAL: 'microchip', USB: 'usb', NAS: 'server' }

/** How a folder is listed: one of the player's own disk can be deleted, a drive can be removed. */
function folderType(parent: string): string {
  if (parent === `${root}/INTERNAL` || parent.startsWith(`${root}/INTERNAL/`)) return 'internal-folder'
  return parent === `${root}/USB` ? 'remdisk' : 'folder'
}

/** A folder of the library; one that is not there has nothing in it. */
async function folderPage(player: PlayerContext, address: string): Promise<Page | undefined> {
  const uri = address.replace(/\/+$/, '')
  if (uri !== root && !uri.startsWith(`${root}/`)) return undefined
  const isRoot = uri === root
  const tracks = player.music.library().folder(uri)?.tracks ?? []
  const mark = favouriteMarks(player)
  const albumart = folderCover(uri, 'music')
  const songs = await mapInSlices(tracks, (track) => ({ ...trackItem(track), albumart, ...mark(track.uri) }))
  const type = player.music.roots.length === 0 ? 'folder' : folderType(uri)
  const folders = await mapInSlices(foldersIn(player, uri), (name) => ({
    type,
    title: name,
    service: 'mpd',
    albumart: isRoot ? rootCover(rootIcons[name] ?? 'folder-o') : folderCover(`${uri}/${name}`, 'folder-o'),
    uri: `${uri}/${name}`,
  }))
  return {
    navigation: {
      prev: { uri: isRoot ? '' : uri.slice(0, uri.lastIndexOf('/')) },
      lists: [
        {
          availableListViews: ['grid', 'list'],
          items: [...songs, ...(await cueItems(player, uri)), ...folders],
        },
      ],
    },
  }
}

const together = (...names: string[]): string[] => [...new Set(names)]

/**
 * Names of the folders in a folder. Drives show though there is no music on them, and not once they are taken
 * out.
 */
function foldersIn({ music, usb }: PlayerContext, uri: string): readonly string[] {
  const { folders = [] } = music.library().folder(uri) ?? {}
  const drives = usb.drives().map(({ name }) => name)
  // An MPD elsewhere has folders of its own.
  if (uri === root && music.roots.length === 0) return folders
  if (uri === root) return together('INTERNAL', ...(drives.length > 0 ? ['USB'] : []), ...folders)
  if (uri !== `${root}/USB`) return folders
  return together(...drives, ...folders.filter((name) => usb.isThere(`${uri}/${name}`)))
}

/** The artist or album that a name leads to [D7-11]. */
export async function goToPage(player: PlayerContext, wanted: RequestPayloads['goTo']): Promise<Page> {
  const library = player.music.library()
  const { type, value = '', artist = '' } = wanted
  if (type === 'artist') {
    const name = value || artist
    const tracks = library.byArtist(name)
    return artistPage(player, { artist: name, tracks, albumUri: (track) => albumUri(track), prev: '' })
  }
  if (type !== 'album') return {}
  // Real devices do not find an album by its value.
  const album = wanted.album ?? (player.quirks.isParticular ? '' : value)
  const own = library.album(artist, album)
  // Of whom it is said to be plays on it, though it is listed under another name.
  const [named] = own.length > 0 ? own : library.byArtist(artist).filter((track) => track.album === album)
  const tracks = named === undefined ? own : library.album(named.albumartist, album)
  const uri = named === undefined ? '' : albumUri(named)
  return albumPage(player, { uri, tracks, prev: `${artistUri(artist, 'albums://')}/` })
}

/** What an address leads to, of those that begin with a root of its own; undefined for any other. */
type Pages = (player: PlayerContext, uri: string) => Promise<Page | undefined> | Page | undefined

const all: readonly Pages[] = [
  folderPage,
  artistPages,
  albumPages,
  genrePages,
  placePages,
  listPages,
  radioPages,
  cdPage,
  mediaServersPage,
  podcastPages,
  demonstrationPages,
]

/** What an address of the library shows; nothing for one that the player does not know, as the empty one. */
export async function findPage(player: PlayerContext, uri: string): Promise<Page> {
  for (const pages of all) {
    const page = await pages(player, uri)
    if (page !== undefined) return page
  }
  return {}
}
