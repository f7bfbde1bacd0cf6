import type { QueueItem } from '../schemas/generated/types'
import type { QueueEntry, QueueOrder, QueuePlace, QueueStep } from './queue.vocabulary'

interface Named {
  entries: readonly QueueEntry[]
  /** Ids that have been given so far. */
  given: number
}

const take = (from: Map<unknown, QueueEntry[]>, key: unknown): QueueEntry | undefined =>
  from.get(key)?.shift()

const groupBy = (entries: readonly QueueEntry[], keyOf: (entry: QueueEntry) => unknown) => {
  const groups = new Map<unknown, QueueEntry[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}

/**
 * What an address leads to, whichever way a player tells it: what is put into the queue as `music-library/…`
 * is told as `mnt/…` when it was looked up as a file, and as it was sent when it came with its album.
 */
const pieceAt = (uri: string | undefined): string | undefined =>
  uri?.replace(/^(music-library|\/?mnt)\//, 'mnt/')

/**
 * The entries of a pushed queue. An item that was there before keeps its id and, if nothing about it changed,
 * its very entry; of equal ones the first goes to the first. The list itself stays the same when nothing
 * changed at all.
 */
export function nameEntries({ entries: before, given }: Named, items: readonly QueueItem[]): Named {
  let start = 0
  while (start < items.length && before[start]?.item === items[start] && start < before.length) start += 1
  if (start === items.length && start === before.length) return { entries: before, given }
  let end = 0
  while (
    end < Math.min(items.length, before.length) - start &&
    before.at(-1 - end)?.item === items.at(-1 - end)
  )
    end += 1

  const loose = before.slice(start, before.length - end)
  const middle = items.slice(start, items.length - end)
  if (loose.length === 0) {
    // Most often a whole queue that comes at first.
    const added = middle.map((item, place): QueueEntry => ({ id: given + 1 + place, item }))
    return {
      entries: [...before.slice(0, start), ...added, ...before.slice(start)],
      given: given + added.length,
    }
  }
  const same = groupBy(loose, ({ item }) => item)
  const kept = middle.map((item) => take(same, item))
  const used = new Set(kept)
  const alike = groupBy(
    loose.filter((entry) => !used.has(entry)),
    ({ item }) => pieceAt(item.uri),
  )
  let last = given
  const named = middle.map((item, place): QueueEntry => {
    const entry = kept[place]
    if (entry) return entry
    const changed = item.uri === undefined ? undefined : take(alike, pieceAt(item.uri))
    return { id: changed?.id ?? ++last, item }
  })
  return {
    entries: [...before.slice(0, start), ...named, ...before.slice(before.length - end)],
    given: last,
  }
}

/** Where an entry is, -1 for nowhere. */
export function placeOf(entries: readonly QueueEntry[], id: number): number {
  return entries.findIndex((entry) => entry.id === id)
}

/** What the player's state says of the queue [D3-2]. */
interface PlayingPlace {
  position: number | undefined
  uri: string | undefined
}

/**
 * The entry that plays [D4-34]: the one at the player's position, unless it is another piece than the player
 * says it plays. Players tell of a moved or removed entry by the queue alone, and the position only later:
 * until then the entry that was it stays it.
 */
export function findCurrent(
  entries: readonly QueueEntry[],
  { position, uri }: PlayingPlace,
  last: number | undefined,
): number | undefined {
  if (position === undefined) return undefined
  const there = entries[position]
  const piece = pieceAt(uri)
  if (!uri || pieceAt(there?.item.uri) === piece) return there?.id
  const before = entries.find(({ id }) => id === last)
  if (pieceAt(before?.item.uri) === piece) return before?.id
  return entries.find(({ item }) => pieceAt(item.uri) === piece)?.id ?? there?.id
}

type Move = Extract<QueueStep, { kind: 'move' }>

/**
 * Where a moved entry comes to stand when it is taken out first, or undefined where that cannot be said any
 * more.
 */
function targetOf(entries: readonly QueueEntry[], { before, index }: Move, from: number): number | undefined {
  const found = before === undefined ? entries.length : placeOf(entries, before)
  if (found >= 0) return found > from ? found - 1 : found
  return index === undefined ? undefined : Math.min(index, entries.length - 1)
}

/** The request for a step by the player's queue as it is, or undefined when there is nothing (left) to do. */
export function orderOf(step: QueueStep, entries: readonly QueueEntry[]): QueueOrder | undefined {
  if (step.kind === 'clear') return entries.length === 0 ? undefined : { type: 'clear' }
  if (step.kind === 'save') return { type: 'save', name: step.name }
  if (step.kind === 'add') return step.items.length === 0 ? undefined : { type: 'add', items: step.items }
  const index = placeOf(entries, step.id)
  if (index < 0) return undefined
  if (step.kind !== 'move') return { type: step.kind, index }
  const to = targetOf(entries, step, index)
  return to === undefined || to === index ? undefined : { type: 'move', from: index, to }
}

/** What came in addition, in its order. */
function arrivals(before: readonly QueueEntry[], after: readonly QueueEntry[]): QueueEntry[] {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id))
}

/** Whether a pushed queue is what the step was to bring about. `before` is the queue that it was sent for. */
export function isDone(
  step: QueueStep,
  before: readonly QueueEntry[],
  after: readonly QueueEntry[],
): boolean {
  switch (step.kind) {
    case 'play':
    case 'save':
      return true
    case 'clear':
      return after.length === 0
    case 'remove':
      return placeOf(after, step.id) < 0
    case 'add': {
      const wanted = new Set(step.items.map(({ uri }) => pieceAt(uri)))
      return arrivals(before, after).some(({ item }) => wanted.has(pieceAt(item.uri)))
    }
    case 'move':
      return orderOf(step, after) === undefined
  }
}

/** Whether some of what was put back did not come: players leave out what they cannot find any more. */
export function isLacking(
  step: Extract<QueueStep, { kind: 'add' }>,
  before: readonly QueueEntry[],
  after: readonly QueueEntry[],
): boolean {
  return arrivals(before, after).length < step.items.length
}

/** What is still to do when a step is done: what was put back goes from the end to its places. */
export function followUps(
  step: QueueStep,
  before: readonly QueueEntry[],
  after: readonly QueueEntry[],
): QueueStep[] {
  if (step.kind !== 'add') return []
  const come = arrivals(before, after)
  return step.items.flatMap(({ uri }, number): QueueStep[] => {
    const at = come.findIndex(({ item }) => pieceAt(item.uri) === pieceAt(uri))
    const [entry] = at < 0 ? [] : come.splice(at, 1)
    const place = step.places[number]
    return entry && place ? [{ kind: 'move', id: entry.id, ...place }] : []
  })
}

/**
 * A plan with what is to be played before all else: the player does it at once, and whoever pressed waits for
 * the sound.
 */
export function playsFirst(plan: readonly QueueStep[]): readonly QueueStep[] {
  const plays = plan.filter(({ kind }) => kind === 'play')
  return plays.length === 0 ? plan : [...plays, ...plan.filter(({ kind }) => kind !== 'play')]
}

/**
 * The first orders of a plan: those that nothing is waited for, then the one whose answer is, and what
 * remains.
 */
export function nextOf(
  plan: readonly QueueStep[],
  entries: readonly QueueEntry[],
): { orders: QueueOrder[]; step: QueueStep | undefined; rest: readonly QueueStep[] } {
  const orders: QueueOrder[] = []
  for (const [place, step] of plan.entries()) {
    const order = orderOf(step, entries)
    if (!order) continue
    orders.push(order)
    if (step.kind !== 'play' && step.kind !== 'save') return { orders, step, rest: plan.slice(place + 1) }
  }
  return { orders, step: undefined, rest: [] }
}

/** The queue as it is when the steps are done; what they add is shown when it is there. */
export function applySteps(
  entries: readonly QueueEntry[],
  steps: readonly QueueStep[],
): readonly QueueEntry[] {
  if (steps.length === 0) return entries
  const removed = new Set<number>()
  let after = entries
  for (const step of steps) {
    if (step.kind === 'remove') removed.add(step.id)
    if (step.kind === 'clear') after = []
    if (step.kind !== 'move') continue
    const order = orderOf(step, after)
    const entry = order?.type === 'move' ? after[order.from] : undefined
    if (entry && order?.type === 'move') after = after.toSpliced(order.from, 1).toSpliced(order.to, 0, entry)
  }
  return removed.size === 0 ? after : after.filter(({ id }) => !removed.has(id))
}

/** Where removed entries belong if they are to come back: before the next one that stays. */
export function placesOf(entries: readonly QueueEntry[], removed: ReadonlySet<number>): QueuePlace[] {
  let before: number | undefined
  const places: QueuePlace[] = []
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index]
    if (!entry) continue
    if (removed.has(entry.id)) places.unshift({ before, index })
    else before = entry.id
  }
  return places
}
