import { rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { PlayerContext } from '../core/PlayerContext'
import { findPage } from '../browse/findPage'
import { type Client, toast } from '../core/Clients'
import { findInRoots, libraryUri } from '../music/addresses'
import { pushPage } from './answerPage'
import { MpdError } from '../mpd/protocol'
import { wait } from '../core/Clock'
import { tagOf } from '../../schemas/languages'

/**
 * Has the library know at once what has come to it or gone from it. Rejects when what was read could not be
 * kept.
 */
export async function refreshLibrary({ music, teller }: PlayerContext): Promise<void> {
  const scan = music.scan()
  teller.changed('state')
  try {
    await scan
  } finally {
    teller.changed('state')
  }
}

const branch = 'music-library/INTERNAL/'

/**
 * Deletes a folder of the player's own disk for good, and shows who asked the page that it was deleted from
 * [D7-15]. Whatever else an address names stays: other branches, the branch itself, files, what a link or
 * `..` leads to, and a person's own folder of music.
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

/**
 * Deletes a folder of the player's own disk, which the library does not know yet; false for an address of
 * anything else.
 */
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

/** The players that read their library at the moment because somebody wanted it. */
const scanning = new WeakSet<PlayerContext>()

/** In how many steps a library grows that is not large. */
const steps = 20

/**
 * Reads the library again: all of it, or only what is new. It grows step by step, with `updatedb` in the
 * state meanwhile; the pushes come in the order of a real device, and silently nothing but them. `folder` is
 * the name of the one that was asked for, `uri` its address; only an MPD leaves the others alone. A scan that
 * runs already goes on alone. Rejects when what was read could not be kept.
 */
export async function scanLibrary(
  player: PlayerContext,
  kind: 'update' | 'rescan',
  { silently = false, folder = '', uri = '' } = {},
): Promise<void> {
  const { clients, delays, quirks, music, say, teller } = player
  if (scanning.has(player)) return
  // One that has music of its own.
  const mpd = player.mpd?.address === undefined ? undefined : player.mpd
  if (mpd?.can('update') === false) return mpd.failed(new MpdError(4, 'no permission for "update"'))
  scanning.add(player)
  if (!silently) {
    toast(
      player,
      'success',
      say('LIBRARY.TITLE'),
      folder === ''
        ? say(kind === 'rescan' ? 'LIBRARY.RESCAN' : 'LIBRARY.UPDATE')
        : say('LIBRARY_UPDATE.PART', { name: folder }),
    )
    if (folder !== '' && quirks.isParticular) clients.broadcast('openModal', explanation(player))
    clients.broadcastAsIs('closeAllModals', '')
  }
  clients.broadcast('dbUpdate', { status: true })
  const pause = delays.rescan / steps
  const scan = music.scan({
    afresh: kind === 'rescan',
    folder: uri,
    ...(pause > 0 && { between: () => wait(player, pause) }),
  })
  teller.changed('state')
  try {
    await scan
    if (mpd !== undefined && !silently) tellSize(player)
  } catch (error) {
    if (mpd === undefined) throw error
    mpd.failed(error)
  } finally {
    scanning.delete(player)
    clients.broadcast('dbUpdate', { status: false })
    teller.changed('state')
  }
}

/** Says how large the library has become: an MPD takes as long as it takes, and tells of no steps. */
function tellSize(player: PlayerContext): void {
  const { music, say, storage } = player
  const { songs } = music.library().size()
  const count = new Intl.NumberFormat(tagOf(storage.device.value().language)).format(songs)
  toast(player, 'success', say('LIBRARY.TITLE'), say('LIBRARY.DONE', { count }))
}

/** What real devices say when a folder is updated, and take back at once. */
const explanation = ({ say }: PlayerContext) => ({
  title: say('LIBRARY_UPDATE.TITLE'),
  message: say('LIBRARY_UPDATE.MESSAGE'),
  size: 'lg' as const,
  buttons: [{ name: say('LIBRARY_UPDATE.OK'), class: 'btn btn-info', emit: 'closeModals', payload: '' }],
})
