import { useMemo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { QueueEntry } from '../../../machines/queue.machine'
import { groupDigits } from './groupDigits'
import classes from './QueueSummary.module.css'
import { totalTime } from './totalTime'

/** How much is in the queue, and how long it plays. It stands ready, as the list does, while there is nothing to tell. */
export function QueueSummary({ entries }: { entries: readonly QueueEntry[] }) {
  const { t } = useTranslation()
  const { seconds, isWhole } = useMemo(() => totalTime(entries), [entries])
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  const time =
    hours > 0
      ? t('queue.hours', { hours: groupDigits(hours), minutes: minutes % 60 })
      : t('queue.minutes', { minutes })
  return (
    <p className={classes.summary} hidden={entries.length === 0}>
      {t('queue.count', { count: entries.length, figure: groupDigits(entries.length) })}
      {seconds > 0 ? <> · {isWhole ? time : t('queue.atLeast', { time })}</> : null}
    </p>
  )
}
