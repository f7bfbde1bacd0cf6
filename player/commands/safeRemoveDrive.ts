import { findPage } from '../browse/findPage'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { libraryUri } from '../music/libraryUri'
import { pushPage } from './answerPage'
import { refreshLibrary } from './refreshLibrary'
import { toast } from './toast'

const branch = 'music-library/USB'

/** Lets a USB drive go, by its address in the library: its music with it. Shows who asked the drives that are left [D7-15]. */
export async function safeRemoveDrive(player: PlayerContext, client: Client, uri: string): Promise<void> {
  const { faults, say, usb } = player
  const listed = libraryUri(uri) ?? ''
  const isDrive = listed.startsWith(`${branch}/`)
  const name = isDrive ? listed.slice(branch.length + 1) : listed
  const title = say('USB.TITLE')
  if (isDrive && faults.happens('drive-stays'))
    return toast(player, 'error', title, say('USB.BUSY', { name }))
  if (!isDrive || !usb.takeOut(name)) return toast(player, 'error', title, say('USB.GONE', { name }))
  await refreshLibrary(player)
  toast(player, 'success', title, say('USB.REMOVED', { name }))
  await pushPage(client, await findPage(player, branch))
}
