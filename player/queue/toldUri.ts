import type { PlayerContext } from '../core/PlayerContext'
import { queueUri } from '../music/queueUri'

/** The address by which everyone is told that something has become a favourite: real devices begin it with a stroke of their own. */
export function toldUri({ manners }: Pick<PlayerContext, 'manners'>, uri: string): string {
  const own = queueUri(uri)
  return manners.isParticular && own.startsWith('mnt/') ? `/${own}` : own
}
