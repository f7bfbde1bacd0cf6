import type { PlayerContext } from '../core/PlayerContext'
import { wait } from '../core/wait'
import { toast } from './toast'

/** The players that read their library at the moment because somebody wanted it. */
const scanning = new WeakSet<PlayerContext>()

/** In how many steps a library grows that is not large. */
const steps = 20

/**
 * Reads the library again: all of it, or only what is new. It grows step by step, with `updatedb` in the state meanwhile; the
 * pushes come in the order of a real device, and silently nothing but them. `folder` is the name of the one that was asked for;
 * the others, too, are looked through. A scan that runs already goes on alone. Rejects
 * when what was read could not be kept.
 */
export async function scanLibrary(
  player: PlayerContext,
  kind: 'update' | 'rescan',
  { silently = false, folder = '' } = {},
): Promise<void> {
  const { clients, delays, manners, music, say, teller } = player
  if (scanning.has(player)) return
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
    if (folder !== '' && manners.isParticular) clients.broadcast('openModal', explanation(player))
    clients.broadcastAsIs('closeAllModals', '')
  }
  clients.broadcast('dbUpdate', { status: true })
  const pause = delays.rescan / steps
  const scan = music.scan({
    afresh: kind === 'rescan',
    ...(pause > 0 && { between: () => wait(player, pause) }),
  })
  teller.changed('state')
  try {
    await scan
  } finally {
    scanning.delete(player)
    clients.broadcast('dbUpdate', { status: false })
    teller.changed('state')
  }
}

/** What real devices say when a folder is updated, and take back at once. */
const explanation = ({ say }: PlayerContext) => ({
  title: say('LIBRARY_UPDATE.TITLE'),
  message: say('LIBRARY_UPDATE.MESSAGE'),
  size: 'lg' as const,
  buttons: [{ name: say('LIBRARY_UPDATE.OK'), class: 'btn btn-info', emit: 'closeModals', payload: '' }],
})
