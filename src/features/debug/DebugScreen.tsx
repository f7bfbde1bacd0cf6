import 'virtual:texts/debug'
import { IconTerminal2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { SegmentedControl, Title } from '@mantine/core'
import { useTranslation } from '../../i18n/TranslationProvider'
import type { WireEntry } from '../../device'
import { EmptyState } from '../../ui/states'
import { formatTime, payloadText, useWireEntries } from './wireEntries'
import { VirtualRows } from './VirtualRows'
import classes from './DebugScreen.module.css'
import { WirePanel } from './WirePanel'

const lineOf = (entry: WireEntry): string =>
  typeof entry.payload === 'string' ? entry.payload : payloadText(entry)

/** The log lines that the device pushed, newest first [D2.16-1]. */
const LogPanel = ({ entries }: { entries: readonly WireEntry[] }) => {
  const { t, i18n } = useTranslation()
  const lines = useMemo(
    () => entries.filter(({ event }) => event === 'printConsoleMessage').reverse(),
    [entries],
  )
  if (lines.length === 0) return <EmptyState icon={IconTerminal2} title={t('debug.noLines')} />
  return (
    <VirtualRows items={lines} keyOf={({ id }) => id} label={t('debug.view.lines')}>
      {(entry) => (
        <p className={classes.line}>
          <time dateTime={new Date(entry.time).toISOString()}>{formatTime(entry.time, i18n.language)}</time>
          <code>{lineOf(entry)}</code>
        </p>
      )}
    </VirtualRows>
  )
}

/** /debug: what went over the wire, and the device's own log lines [D2.16-1 D7-38]. */
export const DebugScreen = () => {
  const { t } = useTranslation()
  const record = useWireEntries()
  const [view, setView] = useState<'events' | 'lines'>('events')
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <Title order={1}>{t('debug.title')}</Title>
        <SegmentedControl
          aria-label={t('debug.view.label')}
          value={view}
          onChange={setView}
          data={[
            { value: 'events', label: t('debug.view.events') },
            { value: 'lines', label: t('debug.view.lines') },
          ]}
        />
      </div>
      {view === 'events' ? <WirePanel record={record} /> : <LogPanel entries={record.entries} />}
    </div>
  )
}
