import { useTranslation } from '../../i18n/useTranslation'
import type { QueueEntry, QueueStep } from '../../../machines/queue.machine'
import { placesOf } from '../../../machines/queueSteps'
import type { Undo } from '../../ui/undo/Undo'
import { addSteps } from './addSteps'
import { describeEntry } from './describeEntry'
import { movesTo, type Target } from './movesTo'
import type { Queue } from './useQueue'

/** Removing, clearing and moving; `onDone` gets what is being done, and what takes it back, before it is sent: that may fail. */
export function useQueueActs(
  { entries, act }: Pick<Queue, 'entries' | 'act'>,
  current: number | undefined,
  onDone: (undo: Undo) => void,
) {
  const { t } = useTranslation()

  const done = (text: string, back: readonly QueueStep[]) =>
    onDone({ text, ...(back.length > 0 && { run: () => act(...back) }) })

  const clear = () => {
    const items = entries.map(({ item }) => item)
    const lost = items.filter(({ uri }) => !uri).length
    done(lost > 0 ? t('queue.clearedPartly', { count: lost }) : t('queue.cleared'), addSteps(items))
    act({ kind: 'clear' })
  }
  const remove = (ids: ReadonlySet<number>) => {
    const gone = entries.filter(({ id }) => ids.has(id))
    const [first] = gone
    if (!first) return
    // One request instead of one for each.
    if (gone.length > 1 && gone.length === entries.length) return clear()
    const places = placesOf(entries, ids)
    const items = gone.map(({ item }) => item)
    done(
      gone.length === 1
        ? t('queue.removedOne', { name: describeEntry(first.item).name || t('queue.nameless') })
        : t('queue.removed', { count: gone.length }),
      // What has no address cannot be put back.
      items.every(({ uri }) => uri) ? [{ kind: 'add', items, places }] : [],
    )
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
