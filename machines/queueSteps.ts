import type { QueueEntry, QueueOrder, QueuePlace, QueueStep } from './queue.vocabulary'
import { arrivals, pieceAt, placeOf } from './queueEntries'
import { comeOf, movesBehind, nextOrder } from './playNext'

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
  if (step.kind === 'next') return nextOrder(step, entries)
  const index = placeOf(entries, step.id)
  if (index < 0) return undefined
  if (step.kind !== 'move') return { type: step.kind, index }
  const to = targetOf(entries, step, index)
  return to === undefined || to === index ? undefined : { type: 'move', from: index, to }
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
    case 'next':
      return comeOf(step, before, after).length > 0
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
  if (step.kind === 'next') return movesBehind(comeOf(step, before, after), step.behind, after)
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
