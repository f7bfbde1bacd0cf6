import type { PushToastMessage } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import type { Json } from '../../authoring/json/Json'

const messages: Readonly<Record<PushToastMessage['type'], { title: string; message: string }>> = {
  success: { title: 'Library', message: 'All folders have been read' },
  info: { title: 'Update', message: 'A new version can be installed' },
  warning: { title: 'Network drive', message: 'The drive answers slowly' },
  error: { title: 'Playback', message: 'This file cannot be decoded' },
  stickyerror: { title: 'Disk', message: 'The disk is full. Delete something to go on.' },
}

/** Shows a toast of that kind; anything that is no kind shows a success. */
export function showToast({ clients }: PlayerContext, kind: Json | undefined): void {
  const type = isKind(kind) ? kind : 'success'
  clients.broadcast('pushToastMessage', { type, ...messages[type] })
}

function isKind(kind: Json | undefined): kind is PushToastMessage['type'] {
  return typeof kind === 'string' && Object.hasOwn(messages, kind)
}
