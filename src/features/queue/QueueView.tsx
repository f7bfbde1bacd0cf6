import { Button } from '@mantine/core'
import { IconPlaylist } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueueEntry, QueueFailure } from '../../../machines/queue.machine'
import { placesOf } from '../../../machines/queueSteps'
import { useDevice } from '../../device'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { useToasts } from '../../ui/toasts/useToasts'
import { WaitingLines } from '../../ui/WaitingLines'
import { describeEntry } from './describeEntry'
import { QueueList } from './QueueList'
import { QueueSummary } from './QueueSummary'
import classes from './QueueView.module.css'
import { UndoBar, type Undo } from './UndoBar'
import { usePlaying } from './usePlaying'
import { useQueue } from './useQueue'

/** The play queue [D2.7]. */
export function QueueView() {
  const { t } = useTranslation()
  const device = useDevice()
  const toasts = useToasts()
  const failed = useCallback(
    (why: QueueFailure['why']) =>
      toasts.show({ kind: 'warning', title: t('queue.failed.title'), message: t(`queue.failed.${why}`) }),
    [t, toasts],
  )
  const { phase, entries, done, total, act, stop, retry } = useQueue(failed)
  const playing = usePlaying(entries)
  const [undo, setUndo] = useState<Undo>()

  const remove = (gone: readonly QueueEntry[]) => {
    const ids = new Set(gone.map(({ id }) => id))
    const items = gone.map(({ item }) => item)
    const places = placesOf(entries, ids)
    act(...[...gone].reverse().map(({ id }) => ({ kind: 'remove' as const, id })))
    const [first] = items
    setUndo({
      text:
        items.length === 1 && first
          ? t('queue.removedOne', { name: describeEntry(first).name })
          : t('queue.removed', { count: items.length }),
      // What has no address cannot be put back.
      ...(items.every(({ uri }) => uri) && { run: () => act({ kind: 'add', items, places }) }),
    })
  }

  if (phase === 'waiting') return <WaitingLines height={64} count={6} />
  if (phase !== 'ready')
    return (
      <ErrorState title={t('queue.noAnswerTitle')} onRetry={retry}>
        {t(`queue.noAnswer.${phase}`)}
      </ErrorState>
    )
  return (
    <section className={classes.queue} aria-label={t('queue.title')}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('queue.title')}</h1>
        {entries.length > 0 ? <QueueSummary entries={entries} /> : null}
      </header>
      {entries.length === 0 ? (
        <EmptyState icon={<IconPlaylist size={40} stroke={1.25} aria-hidden />} title={t('queue.emptyTitle')}>
          {t('queue.empty')}
        </EmptyState>
      ) : (
        <QueueList
          entries={entries}
          playing={playing}
          origin={device.origin()}
          onPlay={({ id }) => act({ kind: 'play', id })}
          onRemove={(entry) => remove([entry])}
          onMove={(id, before) => act({ kind: 'move', id, before })}
        />
      )}
      <UndoBar undo={undo} onClose={() => setUndo(undefined)}>
        {total > 1 ? (
          <>
            <span>{t('queue.progress', { done, total })}</span>
            <Button variant="default" onClick={stop}>
              {t('queue.stop')}
            </Button>
          </>
        ) : null}
      </UndoBar>
    </section>
  )
}
