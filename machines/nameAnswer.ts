import type { QueueItem } from '../schemas/generated/types'
import type { QueueEntry, QueueStep } from './queue.vocabulary'
import type { nameEntries } from './queueEntries'
import { applySteps } from './queueSteps'

/** Items without an address are told apart by their names; what else a player says of one may come later. */
const isSamePiece = (one: QueueItem, other: QueueItem | undefined): boolean =>
  one === other ||
  (one.uri === other?.uri &&
    (one.uri !== undefined || (one.name === other?.name && one.title === other?.title)))

/**
 * The entries of a pushed queue that is just what removing or moving one was to bring about, else undefined.
 * Which of two equal pieces is gone or has moved, nobody can tell from the push: here it is the one that was
 * meant.
 */
export function nameAnswer(
  step: QueueStep | undefined,
  { entries, given }: Parameters<typeof nameEntries>[0],
  items: readonly QueueItem[],
): ReturnType<typeof nameEntries> | undefined {
  if (step?.kind !== 'remove' && step?.kind !== 'move') return undefined
  const expected = applySteps(entries, [step])
  const isAnswer =
    expected.length === items.length && expected.every(({ item }, place) => isSamePiece(item, items[place]))
  if (!isAnswer) return undefined
  const named = expected.map((entry, place): QueueEntry => {
    const item = items[place] ?? entry.item
    return item === entry.item ? entry : { id: entry.id, item }
  })
  return { entries: named, given }
}
