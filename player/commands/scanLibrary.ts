import type { PlayerContext } from '../core/PlayerContext'
import { wait } from '../core/wait'
import { driveSongs } from '../nas/driveSongs'
import { newLibrary } from '../storage/libraryDocument'
import { changePlayback } from './changePlayback'
import { toast } from './toast'

/** In how many steps the library grows. */
const steps = 20

/**
 * Reads the library again: all of it, or only what is new. It grows step by step, with `updatedb` in the state meanwhile; the
 * pushes come in the order of a real device. A scan that runs already goes on alone. Rejects when the size could not be written.
 */
export async function scanLibrary(player: PlayerContext, kind: 'update' | 'rescan'): Promise<void> {
  const { clients, delays, playback, say, storage } = player
  if (playback.difference()['updatedb'] === true) return
  const begin = kind === 'rescan' ? 0 : storage.library.value().songs
  toast(player, 'success', say('LIBRARY.TITLE'), say(kind === 'rescan' ? 'LIBRARY.RESCAN' : 'LIBRARY.UPDATE'))
  clients.broadcastAsIs('closeAllModals', '')
  clients.broadcast('dbUpdate', { status: true })
  changePlayback(player, { updatedb: true })
  try {
    for (let step = 0; step <= steps; step += 1) {
      if (step > 0) await wait(player, delays.rescan / steps)
      const end = songsThere(player)
      const songs = Math.round(begin + ((end - begin) * step) / steps)
      await storage.library.save({ ...storage.library.value(), songs })
    }
  } finally {
    clients.broadcast('dbUpdate', { status: false })
    changePlayback(player, { updatedb: undefined })
  }
}

/** On the player's own disk and on the drives that are mounted. */
function songsThere({ storage }: PlayerContext): number {
  const mounted = storage.drives.value().filter((drive) => drive.mounted)
  const own = newLibrary.songs + storage.library.value().ripped
  return mounted.reduce((songs, drive) => songs + driveSongs(drive), own)
}
