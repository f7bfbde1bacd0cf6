import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { IconDownload, IconMovie, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { EntryFilter } from './wireEntries'
import classes from './DebugToolbar.module.css'

interface Props {
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
export const DebugToolbar = (props: Props) => {
  const { t } = useTranslation()
  const { filter, events, isPaused, onFilter, onPause, onClear, onSave, onSaveSession } = props
  return (
    <div className={classes.toolbar}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t('debug.search')}
        placeholder={t('debug.search')}
        value={filter.text}
        onChange={(event) => onFilter({ text: event.currentTarget.value })}
      />
      <NativeSelect
        className={classes.events}
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
      <div className={classes.buttons}>
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
