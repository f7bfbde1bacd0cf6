import { groupDigits } from '../../i18n/writing'
import { useMemo, useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconPlaylist } from '@tabler/icons-react'
import type { QueueEntry } from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'
import { FindField } from '../../ui/FindField'
import { foldText } from '../../ui/foldText'
import { useTranslation } from '../../i18n/TranslationProvider'
import queueSummaryClasses from './QueueSummary.module.css'
import { useChoosingKeys, useSelection } from '../../ui/rows/useSelection'
import { EntryMenu, movesTo, standsAt, type Target } from './EntryMenu'
import { type Queue, useQueue, usePlaying, useRemovalUndo } from './useQueue'
import { placeOf } from '../../../machines/queueEntries'
import { playedOf, useDevice, type Device, type Removal } from '../../device'
import { EmptyState, ErrorState, WaitingLines } from '../../ui/states'
import type { MenuPlace } from '../../ui/menu/menuPlace'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { UndoBar, usePanelUndo } from '../../ui/undo/PanelUndo'
import { QueueList } from './QueueList'
import { QueueTools, SelectionTools } from './QueueTools'
import classes from './QueueView.module.css'

/** What is searched of an item, made once. */
const texts = new WeakMap<QueueItem, string>()

const textOf = (item: QueueItem): string => {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = foldText([item.name, item.title, item.artist, item.album].filter(Boolean).join('\n'))
  texts.set(item, text)
  return text
}

/** The entries that have all the words in name, artist or album; all of them where nothing is sought. */
export function findEntries(entries: readonly QueueEntry[], sought: string): readonly QueueEntry[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ item }) => words.every((word) => textOf(item).includes(word)))
}

const idOf = ({ id }: QueueEntry) => id

/** How long all of it plays, s, and whether some of it is of unknown length, as web radios are. */
function totalTime(entries: readonly QueueEntry[]): { seconds: number; isWhole: boolean } {
  let seconds = 0
  let isWhole = true
  for (const { item } of entries) {
    if (item.duration !== undefined && item.duration > 0) seconds += item.duration
    else isWhole = false
  }
  return { seconds, isWhole }
}

/**
 * How much is in the queue, and how long it plays. It stands ready, as the list does, while there is nothing
 * to tell.
 */
function QueueSummary({ entries }: { entries: readonly QueueEntry[] }) {
  const { t } = useTranslation()
  const { seconds, isWhole } = useMemo(() => totalTime(entries), [entries])
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  const time =
    hours > 0
      ? t('queue.hours', { hours: groupDigits(hours), minutes: minutes % 60 })
      : t('queue.minutes', { minutes })
  return (
    <p className={queueSummaryClasses.summary} hidden={entries.length === 0}>
      {t('queue.count', { count: entries.length, figure: groupDigits(entries.length) })}
      {seconds > 0 ? <> · {isWhole ? time : t('queue.atLeast', { time })}</> : null}
    </p>
  )
}

/**
 * Removing, clearing and moving; `onRemoval` gets what is being taken out, before it is sent: that may fail.
 */
function useQueueActs(
  device: Device,
  { entries, act }: Pick<Queue, 'entries' | 'act'>,
  current: number | undefined,
  onRemoval: (removal: Removal) => void,
) {
  const take = (gone: readonly QueueEntry[], isClearing: boolean) =>
    onRemoval({
      before: entries,
      gone,
      wanted: gone.length,
      isClearing,
      ...(isClearing && {
        played: playedOf(
          device,
          entries.map(({ item }) => item),
        ),
      }),
    })
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

/** The way back from what was done elsewhere, which ends when something is done to the queue itself. */
function useOnlyUndo(last: unknown) {
  const undo = usePanelUndo()
  const before = useRef(last)
  useEffect(() => {
    if (last !== undefined && last !== before.current) undo.close()
    before.current = last
  }, [last, undo])
  return undo
}

interface Props {
  /** How the queue is played, of another feature: shuffle and repeat. */
  modes: ReactNode
  /** What plays, in a sentence, of another feature. */
  trackInfo?: ReactNode
  /** The ways that lead away from an entry, of another feature; `onDone` is called when one is taken. */
  linksOf?: (item: QueueItem, onDone: () => void) => ReactNode
}

/** The play queue [D2.7]. */
export function QueueView({ modes, trackInfo, linksOf }: Props) {
  const { t } = useTranslation()
  const device = useDevice()
  const queue = useQueue()
  const { phase, entries, done, total, last } = queue
  const playing = usePlaying(entries)
  const acts = useQueueActs(device, queue, playing.id, last.offer)
  const screen = useRef<HTMLElement>(null)
  const [sought, setSought] = useState<string>()
  const isFinding = sought !== undefined
  // The button that takes back is gone with its press: a keyboard goes on where the entries come, if that is
  // in view.
  const focusPlace = useCallback(
    (place: number) => {
      // Among what was found the rows have places of their own.
      const row = isFinding
        ? undefined
        : screen.current?.querySelector<HTMLElement>(`li[data-index="${place}"] button`)
      ;(row ?? screen.current)?.focus({ preventScroll: true })
    },
    [isFinding],
  )
  const undo = useRemovalUndo(last.offered, queue.act, focusPlace)
  const panelUndo = useOnlyUndo(last.offered)
  const wanted = useDeferredValue(sought ?? '')
  const found = useMemo(() => findEntries(entries, wanted), [entries, wanted])
  const selection = useSelection(found, idOf)
  useChoosingKeys(screen, {
    isChoosing: selection.keys !== undefined,
    begin: entries.length > 0 ? () => selection.begin() : undefined,
    end: selection.end,
  })
  const modals = usePanelModals()

  // What is not in sight is not acted on.
  const chosen = selection.keys && new Set(found.map(({ id }) => id).filter((id) => selection.keys?.has(id)))
  const withChosen = (run: (ids: ReadonlySet<number>) => void) => {
    if (chosen) run(chosen)
    selection.end()
  }
  const remove = ({ id }: QueueEntry) => acts.remove(new Set([id]))
  const menuOf = (entry: QueueEntry, at: MenuPlace, close: () => void) => (
    <EntryMenu
      at={at}
      entry={entry}
      isAt={standsAt(entries.indexOf(entry), placeOf(entries, playing.id ?? -1), entries.length)}
      links={linksOf?.(entry.item, close)}
      onPlay={() => acts.play(entry)}
      onMove={(target) => acts.move(target, new Set([entry.id]))}
      onRemove={() => remove(entry)}
      onClose={close}
    />
  )
  return (
    <section ref={screen} className={classes.queue} aria-label={t('queue.title')} tabIndex={-1}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('queue.title')}</h1>
        <QueueSummary entries={entries} />
      </header>
      {entries.length > 0 ? trackInfo : null}
      <div className={classes.bar}>
        {chosen ? (
          <SelectionTools
            count={chosen.size}
            onAll={selection.all}
            onMove={(target) => withChosen((ids) => acts.move(target, ids))}
            onRemove={() => withChosen(acts.remove)}
            onClose={selection.end}
          />
        ) : (
          <QueueTools
            modes={modes}
            isEmpty={entries.length === 0}
            isFinding={isFinding}
            onFind={() => setSought(isFinding ? undefined : '')}
            onSelect={() => selection.begin()}
            onSave={() => void modals.open({ name: 'modal-save-queue' })}
            onEarlier={() => void modals.open({ name: 'modal-earlier-queues' })}
            onClear={acts.clear}
          />
        )}
      </div>
      {!isFinding || entries.length === 0 ? null : (
        <FindField
          label={t('queue.findLabel')}
          closeLabel={t('queue.findEnd')}
          value={sought}
          onChange={setSought}
          onClose={() => setSought(undefined)}
        />
      )}
      <QueueList
        entries={found}
        layout={`${playing.id} ${isFinding} ${chosen === undefined} ${found.length === 0}`}
        playing={playing}
        origin={device.origin()}
        selected={chosen}
        canMove={found === entries}
        onPlay={acts.play}
        onSelect={selection.toggle}
        onRemove={remove}
        onMove={acts.moveBefore}
        menuOf={menuOf}
      />
      {phase === 'waiting' ? <WaitingLines height={48} count={8} /> : null}
      {phase === 'silent' || phase === 'broken' ? (
        <ErrorState title={t('queue.noAnswerTitle')} onRetry={queue.retry}>
          {t(`queue.noAnswer.${phase}`)}
        </ErrorState>
      ) : null}
      {phase === 'ready' && entries.length === 0 ? (
        <EmptyState icon={IconPlaylist} title={t('queue.emptyTitle')}>
          {t('queue.empty')}
        </EmptyState>
      ) : null}
      {entries.length > 0 && found.length === 0 ? (
        <EmptyState title={t('queue.foundNone')}>{t('queue.foundNoneMessage')}</EmptyState>
      ) : null}
      <UndoBar undo={panelUndo.offered ? undefined : undo} onClose={last.close} onHold={last.hold}>
        {total > 1 ? (
          <>
            <span>{t('queue.progress', { done, total })}</span>
            <Button variant="default" onClick={queue.stop}>
              {t('queue.stop')}
            </Button>
          </>
        ) : null}
      </UndoBar>
    </section>
  )
}
