import type { PlayerContext } from '../core/PlayerContext'
import { mapInSlices } from '../core/inSlices'
import { cueItems } from './cueItems'
import { folderCover, rootCover } from './covers'
import { favouriteMarks } from './favouriteMarks'
import type { Page } from './Page'
import { trackItem } from './trackItem'

const root = 'music-library'

/** What stands for a folder right below the root that has no cover of its own. */
const rootIcons: Readonly<Record<string, string>> = { INTERNAL: 'microchip', USB: 'usb', NAS: 'server' }

/** How a folder is listed: one of the player's own disk can be deleted, a drive can be removed. */
function folderType(parent: string): string {
  if (parent === `${root}/INTERNAL` || parent.startsWith(`${root}/INTERNAL/`)) return 'internal-folder'
  return parent === `${root}/USB` ? 'remdisk' : 'folder'
}

/** A folder of the library; one that is not there has nothing in it. */
export async function folderPage(player: PlayerContext, address: string): Promise<Page | undefined> {
  const uri = address.replace(/\/+$/, '')
  if (uri !== root && !uri.startsWith(`${root}/`)) return undefined
  const isRoot = uri === root
  const tracks = player.music.library().folder(uri)?.tracks ?? []
  const mark = favouriteMarks(player)
  const albumart = folderCover(uri, 'music')
  const songs = await mapInSlices(tracks, (track) => ({ ...trackItem(track), albumart, ...mark(track.uri) }))
  const type = folderType(uri)
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

/** Names of the folders in a folder. Drives show though there is no music on them, and not once they are taken out. */
function foldersIn({ music, usb }: PlayerContext, uri: string): readonly string[] {
  const { folders = [] } = music.library().folder(uri) ?? {}
  const drives = usb.drives().map(({ name }) => name)
  if (uri === root) return together('INTERNAL', ...(drives.length > 0 ? ['USB'] : []), ...folders)
  if (uri !== `${root}/USB`) return folders
  return together(...drives, ...folders.filter((name) => usb.isThere(`${uri}/${name}`)))
}
