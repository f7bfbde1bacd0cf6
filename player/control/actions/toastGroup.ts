import { showToast } from '../../show/showToast'
import type { ControlGroup } from '../ControlAction'

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
