import { rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { findPage } from '../browse/findPage'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { findInRoots } from '../music/findInRoots'
import { libraryUri } from '../music/libraryUri'
import { pushPage } from './answerPage'
import { refreshLibrary } from './refreshLibrary'
import { toast } from './toast'

const branch = 'music-library/INTERNAL/'

/**
 * Deletes a folder of the player's own disk for good, and shows who asked the page that it was deleted from [D7-15]. Whatever else
 * an address names stays: other branches, the branch itself, files, what a link or `..` leads to, and a person's own folder of music.
 */
export async function deleteFolder(
  player: PlayerContext,
  client: Client,
  { uri, page }: { uri: string; page: string },
): Promise<void> {
  const { say } = player
  const title = say('FOLDER.TITLE')
  const name = uri.replace(/\/+$/, '').split('/').at(-1) ?? ''
  if (!(await removeOwnFolder(player, uri)))
    return toast(player, 'error', title, say('FOLDER.REFUSED', { name }))
  toast(player, 'success', title, say('FOLDER.DELETED', { name }))
  await refreshLibrary(player)
  await pushPage(client, await findPage(player, page))
}

/** Deletes a folder of the player's own disk, which the library does not know yet; false for an address of anything else. */
export async function removeOwnFolder(player: PlayerContext, uri: string): Promise<boolean> {
  const folder = await findOwn(player, uri)
  if (folder === undefined) {
    player.log(`refused deleteFolder: ${JSON.stringify(uri.slice(0, 200))} is no folder of the player’s own`)
    return false
  }
  await rm(folder, { recursive: true, force: true })
  player.log(`deleted ${folder}`)
  return true
}

/** Where a folder lies that may be deleted. */
async function findOwn({ music }: PlayerContext, uri: string): Promise<string | undefined> {
  const listed = libraryUri(uri)
  const root = music.roots.find(({ name }) => name === 'INTERNAL')
  if (root === undefined || !root.isOwn || listed?.startsWith(branch) !== true) return undefined
  const path = listed.slice(branch.length)
  const found = path === '' ? undefined : await findInRoots(music.roots, listed)
  const own = await findInRoots(music.roots, branch)
  // A link in its path would have the music of another folder deleted.
  if (found === undefined || own === undefined || found !== join(own, ...path.split('/'))) return undefined
  return found.startsWith(own + sep) && (await stat(found)).isDirectory() ? found : undefined
}
