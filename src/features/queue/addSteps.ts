import type { QueueStep } from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'

/** Items of one request: a message of more than a megabyte would end the connection to many a player. */
const most = 1000

/** The steps that put items at the end of the queue; those without an address cannot be put anywhere. */
export function addSteps(items: readonly QueueItem[]): QueueStep[] {
  const known = items.filter(({ uri }) => uri)
  return Array.from({ length: Math.ceil(known.length / most) }, (_, number) => ({
    kind: 'add',
    items: known.slice(number * most, (number + 1) * most),
    places: [],
  }))
}
