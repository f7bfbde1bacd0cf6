import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { Undo } from '../../ui/undo/Undo'
import { describeEntry } from './describeEntry'
import type { UndoEntry } from './queueSessionOf'
import { stepsBack, type Removal } from './Removal'
import type { Queue } from './useQueue'

function tell(t: TFunction, { gone, wanted, isClearing }: Removal): string {
  const count = gone.length
  if (isClearing) {
    const lost = gone.filter(({ item }) => !item.uri).length
    return lost > 0 ? t('queue.clearedPartly', { count: lost }) : t('queue.cleared')
  }
  if (count < wanted) return t('queue.removedSome', { done: count, total: wanted })
  const [first] = gone
  return count === 1 && first
    ? t('queue.removedOne', { name: describeEntry(first.item).name || t('queue.nameless') })
    : t('queue.removed', { count })
}

/**
 * What was done last, and how it is taken back: the same until something else was. `onBack` is told the first place that
 * something goes back to; the same function each time.
 */
export function useRemovalUndo(
  last: UndoEntry | undefined,
  act: Queue['act'],
  onBack: (place: number) => void,
): Undo | undefined {
  const { t } = useTranslation()
  return useMemo(() => {
    if (last === undefined) return undefined
    // Players tell by a toast of their own how many came, which would take the place of ours.
    if (last === 'fewer') return { text: t('queue.failed.fewer') }
    const back = stepsBack(last)
    const run = () => {
      onBack(last.before.findIndex(({ id }) => id === last.gone[0]?.id))
      act(...back)
    }
    return { text: tell(t, last), ...(back.length > 0 && { run }) }
  }, [last, act, onBack, t])
}
