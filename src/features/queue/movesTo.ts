import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'

/** Where several entries are moved to: before all others, behind what plays, behind all others. */
export type Target = 'top' | 'next' | 'end'

/** The steps that bring the chosen entries there, in the order that they have; what plays is not moved behind itself. */
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
