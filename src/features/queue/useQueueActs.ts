import type { QueueEntry } from '../../../machines/queue.machine'
import { movesTo, type Target } from './movesTo'
import type { Removal } from './Removal'
import type { Queue } from './useQueue'

/** Removing, clearing and moving; `onRemoval` gets what is being taken out, before it is sent: that may fail. */
export function useQueueActs(
  { entries, act }: Pick<Queue, 'entries' | 'act'>,
  current: number | undefined,
  onRemoval: (removal: Removal) => void,
) {
  const take = (gone: readonly QueueEntry[], isClearing: boolean) =>
    onRemoval({ before: entries, gone, wanted: gone.length, isClearing })
  const clear = () => {
    take(entries, true)
    act({ kind: 'clear' })
  }
  const remove = (ids: ReadonlySet<number>) => {
    const gone = entries.filter(({ id }) => ids.has(id))
    if (gone.length === 0) return
    // One request instead of one for each.
    if (gone.length > 1 && gone.length === entries.length) return clear()
    take(gone, false)
    // From the end, so that what plays is the last to go.
    act(...gone.toReversed().map(({ id }) => ({ kind: 'remove' as const, id })))
  }
  const move = (target: Target, ids: ReadonlySet<number>) => act(...movesTo(target, entries, ids, current))
  return {
    play: ({ id }: QueueEntry) => act({ kind: 'play', id }),
    remove,
    clear,
    move,
    moveBefore: (id: number, before: number | undefined) => act({ kind: 'move', id, before }),
  }
}
