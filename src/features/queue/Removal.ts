import type { QueueStep, QueueEntry } from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'
import { placesOf } from '../../../machines/queueSteps'

/** Items of one request: a message of more than a megabyte would end the connection to many a player. */
const most = 1000

/** The steps that put items at the end of the queue; those without an address cannot be put anywhere. */
function addSteps(items: readonly QueueItem[]): QueueStep[] {
  const known = items.filter(({ uri }) => uri)
  return Array.from({ length: Math.ceil(known.length / most) }, (_, number) => ({
    kind: 'add',
    items: known.slice(number * most, (number + 1) * most),
    places: [],
  }))
}

/** What was taken out of the queue last. */
export interface Removal {
  /** The queue before. */
  before: readonly QueueEntry[]
  /** What of it goes, in its order. */
  gone: readonly QueueEntry[]
  /** How many were to go. */
  wanted: number
  /** All of it goes by one request. */
  isClearing: boolean
}

/** The removal as far as it still takes place when some steps do not; undefined when nothing of it does. */
export function withoutSteps(removal: Removal, dropped: readonly QueueStep[]): Removal | undefined {
  if (removal.isClearing) return dropped.some(({ kind }) => kind === 'clear') ? undefined : removal
  const staying = new Set(dropped.map((step) => (step.kind === 'remove' ? step.id : undefined)))
  const gone = removal.gone.filter(({ id }) => !staying.has(id))
  if (gone.length === removal.gone.length) return removal
  return gone.length === 0 ? undefined : { ...removal, gone }
}

/** The steps that put back what is gone, each at its place; none where some of it cannot be put back. */
export function stepsBack({ before, gone, isClearing }: Removal): QueueStep[] {
  const items = gone.map(({ item }) => item)
  if (isClearing) return addSteps(items)
  // What has no address cannot be put back.
  if (!items.every(({ uri }) => uri)) return []
  return [{ kind: 'add', items, places: placesOf(before, new Set(gone.map(({ id }) => id))) }]
}
