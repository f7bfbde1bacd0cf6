import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'

/** Where several entries are moved to: before all others, behind what plays, behind all others. */
export type Target = 'top' | 'next' | 'end'

/**
 * The steps that bring the chosen entries there, in the order that they have; what plays is not moved behind
 * itself.
 */
export function movesTo(
  target: Target,
  entries: readonly QueueEntry[],
  chosen: ReadonlySet<number>,
  current: number | undefined,
): QueueStep[] {
  const isMoved = ({ id }: QueueEntry) => chosen.has(id) && !(target === 'next' && id === current)
  const others = entries.filter((entry) => !isMoved(entry))
  const behind = others.findIndex(({ id }) => id === current) + 1
  const before = { top: others[0], next: others[behind], end: undefined }[target]?.id
  return entries.filter(isMoved).map(({ id }) => ({ kind: 'move', id, before }))
}

/**
 * Where an entry stands already, by its place and that of what plays (-1 for nothing): moving it there would
 * change nothing. What plays cannot be moved behind itself.
 */
export function standsAt(place: number, current: number, count: number): Record<Target, boolean> {
  return {
    top: place === 0,
    next: place === current || place === current + 1,
    end: place === count - 1,
  }
}
