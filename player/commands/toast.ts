import type { PushToastMessage } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** Shows a short message on every client, whoever caused it, as real devices do. */
export function toast(
  { clients }: PlayerContext,
  type: PushToastMessage['type'],
  title: string,
  message: string,
) {
  clients.broadcast('pushToastMessage', { type, title, message })
}
