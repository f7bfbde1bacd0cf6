import { fromCallback } from 'xstate'
import type { QueueEvent, QueueOrder } from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'
import { nowPlayingOf, sendSave, type Device, type SendOutcome, type Truth } from '../../device'

/** An item as players take it back [D7-18]. Queues know their own items by `uri`, `title` and `service`; cue tracks by `number`, too. */
const listed = ({ uri, title, name, albumart, service, number }: QueueItem) =>
  uri
    ? [
        {
          uri,
          title: title || name || '',
          ...(albumart !== undefined && { albumart }),
          ...(service !== undefined && { service }),
          ...(number !== undefined && { number }),
        },
      ]
    : []

function carryOut(device: Device, order: Exclude<QueueOrder, { type: 'save' }>): SendOutcome {
  switch (order.type) {
    case 'play':
      return device.send('play', { value: order.index })
    case 'remove':
      return device.send('removeFromQueue', { value: order.index })
    case 'move':
      return device.send('moveQueue', { from: order.from, to: order.to })
    case 'clear':
      return device.send('clearQueue')
    case 'add':
      return device.send('addToQueue', order.items.flatMap(listed))
    case 'ask':
      return device.send('getQueue')
  }
}

/**
 * The player as the queue machine orders it about [D7-17 D7-18]. `refused` hears of what could not be sent, `saved` of what became of
 * the playlist of a name.
 */
export function createQueuePlayer(
  device: Device,
  refused: (outcome: SendOutcome) => void,
  saved: (name: string, truth: Truth) => void,
) {
  const save = (name: string): SendOutcome => {
    const { outcome, truth } = sendSave(device, name)
    if (outcome.status === 'sent') void truth.then((told) => saved(name, told))
    return outcome
  }
  return fromCallback<QueueOrder>(({ receive, sendBack }) => {
    receive((order) => {
      const outcome = order.type === 'save' ? save(order.name) : carryOut(device, order)
      if (outcome.status === 'refused') {
        refused(outcome)
        const event: QueueEvent = { type: 'order.refused' }
        sendBack(event)
      }
      if (order.type === 'play') nowPlayingOf(device).expectPlay()
    })
  })
}
