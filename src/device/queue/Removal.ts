import type { QueueEntry, QueuePlace, QueueStep } from '../../../machines/queue.machine'
import { pieceAt } from '../../../machines/queueEntries'
import { placesOf } from '../../../machines/queueSteps'
import type { QueueItem } from '../../../schemas/generated/types'
import type { Played } from './keepQueue'

/**
 * Items of one request: a message of more than a megabyte would end the connection to many a player, and one
 * on a small board looks up some hundred a second.
 */
const most = 500

const isSamePiece = (one: QueueItem | undefined, other: QueueItem | undefined) =>
  pieceAt(one?.uri) === pieceAt(other?.uri)

/**
 * How many of the items from there on go by one request: fewer than could where they equal those before them,
 * because players do not take a second time what their queue ends with.
 */
function portionFrom(items: readonly QueueItem[], start: number): number {
  const whole = Math.min(most, items.length - start)
  const isRepeat = (size: number) =>
    size <= start &&
    items.slice(start, start + size).every((item, place) => isSamePiece(item, items[start + place - size]))
  for (let size = whole; size > whole / 2; size -= 1) if (!isRepeat(size)) return size
  return whole
}

/** The steps that put items at the end of the queue; those without an address cannot be put anywhere. */
export function addSteps(items: readonly QueueItem[]): QueueStep[] {
  const known = items.filter(({ uri }) => uri)
  const steps: QueueStep[] = []
  for (let start = 0; start < known.length;) {
    const size = portionFrom(known, start)
    steps.push({ kind: 'add', items: known.slice(start, start + size), places: [] })
    start += size
  }
  return steps
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
  /** What played of it, where all of it goes. */
  played?: Played
}

/** The removal as far as it still takes place when some steps do not; undefined when nothing of it does. */
export function withoutSteps(removal: Removal, dropped: readonly QueueStep[]): Removal | undefined {
  if (removal.isClearing) return dropped.some(({ kind }) => kind === 'clear') ? undefined : removal
  const staying = new Set(dropped.map((step) => (step.kind === 'remove' ? step.id : undefined)))
  const gone = removal.gone.filter(({ id }) => !staying.has(id))
  if (gone.length === removal.gone.length) return removal
  return gone.length === 0 ? undefined : { ...removal, gone }
}

/**
 * The same as adding one piece, where the queue ends with one that equals it: players do not take that a
 * second time, so another entry stands at the end meanwhile.
 */
function addRepeated(
  item: QueueItem,
  { before, index }: QueuePlace,
  left: readonly QueueEntry[],
): QueueStep[] | undefined {
  if (!isSamePiece(left.at(-1)?.item, item)) return undefined
  // Among equal ones it is all the same where it goes.
  let at = before === undefined ? left.length : left.findIndex(({ id }) => id === before)
  while (at < left.length && isSamePiece(left[at]?.item, item)) at += 1
  const place = left.findLastIndex(
    (entry, one) => one < left.length - 1 && one + 1 !== at && !isSamePiece(entry.item, item),
  )
  const [other, next] = [left[place], left[place + 1]]
  if (!other || !next) return undefined
  const target = at === place ? next.id : left[at]?.id
  return [
    { kind: 'move', id: other.id, before: undefined },
    { kind: 'add', items: [item], places: [{ before: target, index }] },
    { kind: 'move', id: other.id, before: next.id },
  ]
}

/** The steps that put back what is gone, each at its place; none where some of it cannot be put back. */
export function stepsBack({ before, gone, isClearing }: Removal): QueueStep[] {
  const items = gone.map(({ item }) => item)
  if (isClearing) return addSteps(items)
  // What has no address cannot be put back.
  if (!items.every(({ uri }) => uri)) return []
  const ids = new Set(gone.map(({ id }) => id))
  const places = placesOf(before, ids)
  const [item, place] = [items[0], places[0]]
  const left = before.filter(({ id }) => !ids.has(id))
  const around = item && place && items.length === 1 ? addRepeated(item, place, left) : undefined
  return around ?? [{ kind: 'add', items, places }]
}
