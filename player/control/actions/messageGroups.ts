import { type ModalName, showModal, showProgress, showToast } from '../../show/showModal'
import { isJsonObject } from '../../../authoring/json/Json'
import type { ControlAction, ControlGroup } from '../ControlAction'

const open = (name: ModalName, label: string): ControlAction => ({
  id: `modal-${name}`,
  label,
  run: (player) => showModal(player, name),
})

/** Modals and progress. */
export const modalGroup: ControlGroup = {
  title: 'Modals',
  actions: [
    open('small', 'small'),
    open('medium', 'medium'),
    open('large', 'large, scrolls'),
    open('bare', 'no size, no buttons'),
    open('emit', 'button that emits'),
    open('url', 'buttons with addresses'),
    open('state', 'buttons to screens'),
    open('hostile', 'hostile markup'),
    {
      id: 'progress',
      label: 'progress from 0 to 100',
      run(player, options) {
        const pause = isJsonObject(options) ? options['pause'] : undefined
        showProgress(player, typeof pause === 'number' ? pause : undefined)
      },
    },
    {
      id: 'progress-still',
      label: 'progress that stands at 40',
      run: ({ clients }) =>
        clients.broadcast('modalProgress', {
          title: 'Copying',
          message: '40 %',
          progressNumber: 40,
          buttons: [],
        }),
    },
    {
      id: 'close-all-modals',
      label: 'close all',
      run: ({ clients }) => clients.broadcastAsIs('closeAllModals', ''),
    },
  ],
}

const kinds = ['success', 'info', 'warning', 'error', 'stickyerror'] as const

const long = 'This sentence is repeated so that the message becomes longer than any screen is wide. '
  .repeat(6)
  .trim()

/** Toasts of all kinds, and those that devices send by mistake. */
export const toastGroup: ControlGroup = {
  title: 'Toasts',
  actions: [
    ...kinds.map((kind) => ({
      id: `toast-${kind}`,
      label: kind,
      run: (player: Parameters<typeof showToast>[0]) => showToast(player, kind),
    })),
    {
      id: 'toast-untitled',
      label: 'without a title',
      run: ({ clients }) =>
        clients.broadcastAsIs('pushToastMessage', { type: 'info', message: 'Only a message' }),
    },
    {
      id: 'toast-empty',
      label: 'without a message',
      run: ({ clients }) =>
        clients.broadcastAsIs('pushToastMessage', { type: 'info', title: 'Only a title' }),
    },
    {
      id: 'toast-long',
      label: 'very long',
      run: ({ clients }) =>
        clients.broadcast('pushToastMessage', { type: 'warning', title: 'Long', message: long }),
    },
    {
      id: 'toast-hostile',
      label: 'with markup',
      run: ({ clients }) =>
        clients.broadcast('pushToastMessage', {
          type: 'error',
          title: '<b>Markup</b>',
          message: '<img src=x onerror="document.title=\'pwned\'">and <i>words</i>',
        }),
    },
    {
      id: 'toast-unknown-kind',
      label: 'of an unknown kind',
      run: ({ clients }) =>
        clients.broadcastAsIs('pushToastMessage', {
          type: 'fanfare',
          title: 'Fanfare',
          message: 'No such kind',
        }),
    },
  ],
}
