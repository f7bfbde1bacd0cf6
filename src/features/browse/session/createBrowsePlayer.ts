import { fromCallback } from 'xstate'
import type { BrowseEvent, BrowseOrder } from '../../../../machines/browse.machine'
import type { Device, SendOutcome } from '../../../device'

function carryOut(device: Device, { question, ref }: BrowseOrder): SendOutcome {
  switch (question.kind) {
    case 'page':
      return device.send('browseLibrary', { ...question.payload, ref })
    case 'goTo':
      return device.send('goTo', question.payload)
    case 'search':
      return device.send('search', question.payload)
  }
}

/** The player as the browse machine asks it [D7-11 D7-12 D7-16]; tells, too, when its library has become another. */
export const createBrowsePlayer = (device: Device) =>
  fromCallback<BrowseOrder>(({ receive, sendBack }) => {
    const tell = (event: BrowseEvent) => sendBack(event)
    // A question that is held goes out by itself when the connection comes.
    let isHeld = false
    receive((order) => {
      isHeld = carryOut(device, order).status === 'held'
    })
    let isUpdating = device.topics.read('pushState')?.updatedb === true
    const leave = [
      device.on('pushBrowseLibrary', (page) => tell({ type: 'page.pushed', page })),
      device.onRefused('pushBrowseLibrary', () => tell({ type: 'page.broken' })),
      device.on('pushState', ({ updatedb }) => {
        if (isUpdating && updatedb !== true) tell({ type: 'library.changed' })
        isUpdating = updatedb === true
      }),
      device.onConnection((isConnected) => {
        if (!isConnected) tell({ type: 'link.lost' })
        else if (!isHeld) tell({ type: 'link.found' })
        isHeld = false
      }),
    ]
    return () => leave.forEach((one) => one())
  })
