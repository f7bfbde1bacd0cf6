import { IconArrowsUpDown } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useBrand } from '../../ui/brand/useBrand'
import { EmptyState } from '../../ui/EmptyState'
import { DebugToolbar } from './DebugToolbar'
import type { EntryFilter } from './EntryFilter'
import { EntryRow } from './EntryRow'
import { filterEntries } from './filterEntries'
import { saveEntries } from './saveEntries'
import { SavedSessionNote } from './session/SavedSessionNote'
import { saveSession, type SavedSession } from './session/saveSession'
import type { ShownRecord } from './useWireEntries'
import { VirtualRows } from './VirtualRows'
import classes from './DebugScreen.module.css'

const everything: EntryFilter = { text: '', event: '', kind: 'all' }

/** Our own record: events in and out, filtered, paused, cleared and saved, as they are or as a session to play. */
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
        {t('debug.count', { shown: shown.length, total: entries.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={<IconArrowsUpDown size={40} stroke={1.25} aria-hidden />}
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
