import { type ModalName, showModal } from '../../show/showModal'
import { isJsonObject } from '../../../authoring/json/isJsonObject'
import { showProgress } from '../../show/showProgress'
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
