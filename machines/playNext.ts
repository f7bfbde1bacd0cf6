import type { QueueItem } from '../schemas/generated/types'
import type { NextStep, QueueEntry, QueueOrder, QueueStep } from './queue.vocabulary'
import { arrivals, pieceAt, placeOf } from './queueEntries'

/** Pieces, other than what holds such: of these is known what comes into the queue. */
const pieces: ReadonlySet<unknown> = new Set(['song', 'track', 'webradio', 'mywebradio'])

const isPiece = ({ type }: QueueItem) => pieces.has(type)

/**
 * The one piece that a player can be asked to play next: one from its own disks, which it looks up at once,
 * and that the queue does not hold, for players take out all that equals it, also what plays, and then count
 * on from the wrong place.
 */
function lonePiece(
  { what, behind, isPlain }: NextStep,
  entries: readonly QueueEntry[],
): QueueItem | undefined {
  if (isPlain || behind === undefined || placeOf(entries, behind) < 0 || 'playlist' in what) return undefined
  const [item, more] = what.items
  const piece = pieceAt(item?.uri)
  if (!item || more || item.type !== 'song' || !piece?.startsWith('mnt/')) return undefined
  return entries.some((entry) => pieceAt(entry.item.uri) === piece) ? undefined : item
}

/** The request that brings it into the queue; undefined where there is nothing to bring. */
export function nextOrder(step: NextStep, entries: readonly QueueEntry[]): QueueOrder | undefined {
  const { what } = step
  if ('playlist' in what) return { type: 'enqueue', name: what.playlist }
  const lone = lonePiece(step, entries)
  if (lone) return { type: 'next', item: lone }
  const [item, more] = what.items
  if (!item) return undefined
  return more ? { type: 'add', items: what.items } : { type: 'addOne', item }
}

/** Whether it was asked for by the request that not all players hear. */
export const isAskedAsNext = (step: QueueStep | undefined, entries: readonly QueueEntry[]): boolean =>
  step?.kind === 'next' && nextOrder(step, entries)?.type === 'next'

/**
 * What has come of it. Of albums and folders nobody knows what they hold: all that is new counts as theirs;
 * of pieces those that were meant, so that another panel may add something meanwhile.
 */
export function comeOf(
  { what }: NextStep,
  before: readonly QueueEntry[],
  after: readonly QueueEntry[],
): readonly QueueEntry[] {
  const come = arrivals(before, after)
  if ('playlist' in what || !what.items.every(isPiece)) return come
  const wanted = new Set(what.items.map(({ uri }) => pieceAt(uri)))
  return come.filter(({ item }) => wanted.has(pieceAt(item.uri)))
}

/**
 * What moves what has come behind the entry that it is to follow, in its order: it itself, or what stands
 * between, whichever is less.
 */
export function movesBehind(
  come: readonly QueueEntry[],
  behind: number | undefined,
  entries: readonly QueueEntry[],
): QueueStep[] {
  const place = behind === undefined ? -1 : placeOf(entries, behind)
  if (place < 0) return []
  const ids = new Set(come.map(({ id }) => id))
  const others = entries.slice(place + 1).filter(({ id }) => !ids.has(id))
  const [first] = others
  const isThere = come.every(({ id }, number) => entries[place + 1 + number]?.id === id)
  if (first === undefined || isThere) return []
  const isLast = come.every(({ id }, number) => entries.at(number - come.length)?.id === id)
  return isLast && others.length < come.length
    ? others.map(({ id }) => ({ kind: 'move', id, before: undefined }))
    : come.map(({ id }) => ({ kind: 'move', id, before: first.id }))
}

/**
 * The entries at the end of the queue that are just what is to be next: players take no more of what equals
 * the end of their queue, so it is these that move.
 */
export function alreadyLast(
  { what, behind }: NextStep,
  entries: readonly QueueEntry[],
): readonly QueueEntry[] | undefined {
  if ('playlist' in what || what.items.length === 0 || !what.items.every(isPiece)) return undefined
  const last = entries.slice(-what.items.length)
  const isSame = what.items.every(({ uri }, number) => pieceAt(uri) === pieceAt(last[number]?.item.uri))
  return isSame && last.every(({ id }) => id !== behind) ? last : undefined
}
