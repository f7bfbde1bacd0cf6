import {
  Button,
  NativeSelect,
  SegmentedControl,
  TextInput,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowsUpDown,
  IconArrowUp,
  IconDownload,
  IconMovie,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { useCallback, useId, useMemo, useState } from 'react'
import type { WireEntry } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useBrand } from '../../ui/brand/BrandContext'
import { EmptyState, Notice } from '../../ui/states'
import classes from './DebugScreen.module.css'
import toolbarClasses from './DebugToolbar.module.css'
import entryRowClasses from './EntryRow.module.css'
import type { Replacement } from './session/neutral/neutralText'
import savedSessionNoteClasses from './session/SavedSessionNote.module.css'
import { type SavedSession, saveSession } from './session/saveSession'
import { VirtualRows } from './VirtualRows'
import { type EntryFilter, formatTime, offerFile, payloadText, type ShownRecord } from './wireEntries'

interface ToolbarProps {
  filter: EntryFilter
  /** Names that the record holds, in order. */
  events: readonly string[]
  isPaused: boolean
  onFilter: (change: Partial<EntryFilter>) => void
  onPause: () => void
  onClear: () => void
  onSave: () => void
  onSaveSession: () => void
}

/** Filters of the record, and what can be done with it. */
const DebugToolbar = (props: ToolbarProps) => {
  const { t } = useTranslation()
  const { filter, events, isPaused, onFilter, onPause, onClear, onSave, onSaveSession } = props
  return (
    <div className={toolbarClasses.toolbar}>
      <TextInput
        className={toolbarClasses.search}
        type="search"
        aria-label={t('debug.search')}
        placeholder={t('debug.search')}
        value={filter.text}
        onChange={(event) => onFilter({ text: event.currentTarget.value })}
      />
      <NativeSelect
        className={toolbarClasses.events}
        aria-label={t('debug.event')}
        value={filter.event}
        onChange={(event) => onFilter({ event: event.currentTarget.value })}
        data={[{ value: '', label: t('debug.allEvents') }, ...events]}
      />
      <SegmentedControl<EntryFilter['kind']>
        aria-label={t('debug.kind.label')}
        value={filter.kind}
        onChange={(kind) => onFilter({ kind })}
        data={[
          { value: 'all', label: t('debug.kind.all') },
          { value: 'in', label: t('debug.kind.in') },
          { value: 'out', label: t('debug.kind.out') },
          { value: 'refused', label: t('debug.kind.refused') },
        ]}
      />
      <div className={toolbarClasses.buttons}>
        <Button
          variant="default"
          aria-pressed={isPaused}
          leftSection={
            isPaused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />
          }
          onClick={onPause}
        >
          {isPaused ? t('debug.resume') : t('debug.pause')}
        </Button>
        <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={onClear}>
          {t('debug.clear')}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={onSave}>
          {t('debug.save')}
        </Button>
        <Button variant="default" leftSection={<IconMovie size={18} aria-hidden />} onClick={onSaveSession}>
          {t('debug.session.save')}
        </Button>
      </div>
    </div>
  )
}

/** Offers entries to the browser as a JSON file, with times as ISO texts. */
const saveEntries = (entries: readonly WireEntry[]): void => {
  offerFile(
    'wire',
    entries.map((entry) => ({ ...entry, time: new Date(entry.time).toISOString() })),
  )
}

const isOfKind = (entry: WireEntry, kind: EntryFilter['kind']): boolean => {
  if (kind === 'all') return true
  return kind === 'refused' ? entry.refused !== undefined : entry.direction === kind
}

const holds = (entry: WireEntry, text: string): boolean =>
  text === '' ||
  (entry.event ?? '').toLowerCase().includes(text) ||
  (entry.refused ?? '').toLowerCase().includes(text) ||
  payloadText(entry).toLowerCase().includes(text)

/** The entries that pass the filter, newest first. */
export const filterEntries = (entries: readonly WireEntry[], filter: EntryFilter): WireEntry[] => {
  const text = filter.text.trim().toLowerCase()
  return entries
    .filter(
      (entry) =>
        isOfKind(entry, filter.kind) &&
        (filter.event === '' || entry.event === filter.event) &&
        holds(entry, text),
    )
    .reverse()
}

/** A size in bytes in the words of `language`, e.g. `40.2 kB`. */
const formatSize = (bytes: number, language: string): string => {
  const isLarge = bytes >= 1000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'kilobyte' : 'byte',
    maximumFractionDigits: 1,
  }).format(isLarge ? bytes / 1000 : bytes)
}

interface Props {
  entry: WireEntry
  isOpen: boolean
  onToggle: (id: number) => void
}

/** One event of the record: time, direction, name, size; why it was refused; its payload when opened. */
const EntryRow = ({ entry, isOpen, onToggle }: Props) => {
  const { t, i18n } = useTranslation()
  const payloadId = useId()
  const isIn = entry.direction === 'in'
  const Arrow = isIn ? IconArrowDown : IconArrowUp
  return (
    <>
      <UnstyledButton
        className={entryRowClasses.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? payloadId : undefined}
        onClick={() => onToggle(entry.id)}
      >
        <time className={entryRowClasses.time} dateTime={new Date(entry.time).toISOString()}>
          {formatTime(entry.time, i18n.language)}
        </time>
        <Arrow size={16} aria-hidden className={entryRowClasses.arrow} />
        <VisuallyHidden>{isIn ? t('debug.received') : t('debug.sent')}</VisuallyHidden>
        <span className={entryRowClasses.event}>{entry.event ?? t('debug.noName')}</span>
        <span className={entryRowClasses.size}>{formatSize(entry.bytes, i18n.language)}</span>
        {entry.refused === undefined ? null : (
          <span className={entryRowClasses.refused}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>{t('debug.refused', { reason: entry.refused })}</span>
          </span>
        )}
      </UnstyledButton>
      {isOpen ? (
        <div id={payloadId} className={entryRowClasses.payload}>
          {entry.cut === true ? <p className={entryRowClasses.note}>{t('debug.cut')}</p> : null}
          <pre className={entryRowClasses.text}>{payloadText(entry, 2) || t('debug.noPayload')}</pre>
        </div>
      ) : null}
    </>
  )
}

/** What became of saving a session: the file, what is not in it, and what was replaced by what. */
const SavedSessionNote = ({ saved }: { saved: SavedSession | undefined }) => {
  const { t } = useTranslation()
  if (!saved) return <Notice kind="warning">{t('debug.session.none')}</Notice>
  const { file, events, leftOut, replaced } = saved
  return (
    <Notice>
      <p className={savedSessionNoteClasses.line}>
        {t('debug.session.saved', { count: events, file })}{' '}
        {leftOut > 0 ? `${t('debug.session.leftOut', { count: leftOut })} ` : null}
        {t('debug.session.read')}
      </p>
      {replaced.length > 0 ? (
        <details className={savedSessionNoteClasses.details}>
          <summary className={savedSessionNoteClasses.summary}>
            {t('debug.session.replaced', { count: replaced.length })}
          </summary>
          <Replaced replaced={replaced} />
        </details>
      ) : null}
    </Notice>
  )
}

function Replaced({ replaced }: { replaced: readonly Replacement[] }) {
  const { t } = useTranslation()
  return (
    <table className={savedSessionNoteClasses.table}>
      <thead>
        <tr>
          <th scope="col">{t('debug.session.kind.label')}</th>
          <th scope="col">{t('debug.session.original')}</th>
          <th scope="col">{t('debug.session.replacement')}</th>
        </tr>
      </thead>
      <tbody>
        {replaced.map(({ kind, original, replacement }) => (
          <tr key={`${kind} ${original}`}>
            <td>{t(`debug.session.kind.${kind}`)}</td>
            {/* What lets somebody in is not shown again. */}
            <td>{kind === 'secret' ? '•••' : original}</td>
            <td>{replacement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const everything: EntryFilter = { text: '', event: '', kind: 'all' }

/**
 * Our own record: events in and out, filtered, paused, cleared and saved, as they are or as a session to
 * play.
 */
export const WirePanel = ({ record }: { record: ShownRecord }) => {
  const { t } = useTranslation()
  const { word } = useBrand()
  const { entries, isPaused } = record
  const [saving, setSaving] = useState<{ saved: SavedSession | undefined }>()
  const [filter, setFilter] = useState(everything)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const shown = useMemo(() => filterEntries(entries, filter), [entries, filter])
  const events = useMemo(
    () => [...new Set(entries.flatMap(({ event }) => event ?? []))].sort((a, b) => a.localeCompare(b)),
    [entries],
  )
  const toggle = useCallback((id: number) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  return (
    <>
      <DebugToolbar
        filter={filter}
        events={events}
        isPaused={isPaused}
        onFilter={(change) => setFilter((before) => ({ ...before, ...change }))}
        onPause={isPaused ? record.resume : record.pause}
        onClear={record.clear}
        onSave={() => saveEntries([...shown].reverse())}
        onSaveSession={() => setSaving({ saved: saveSession(entries, word) })}
      />
      <div role="status">{saving ? <SavedSessionNote saved={saving.saved} /> : null}</div>
      <p className={classes.count} role="status">
        {isPaused ? `${t('debug.paused')} ` : ''}
        {t('debug.count', { shown: shown.length, count: entries.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={IconArrowsUpDown}
          title={entries.length === 0 ? t('debug.empty') : t('debug.noMatch')}
        />
      ) : (
        <VirtualRows items={shown} keyOf={({ id }) => id} label={t('debug.view.events')}>
          {(entry) => <EntryRow entry={entry} isOpen={open.has(entry.id)} onToggle={toggle} />}
        </VirtualRows>
      )}
    </>
  )
}
