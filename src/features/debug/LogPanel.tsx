import { IconTerminal2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { WireEntry } from '../../device'
import { EmptyState } from '../../ui/EmptyState'
import { formatTime } from './formatTime'
import { payloadText } from './payloadText'
import { VirtualRows } from './VirtualRows'
import classes from './DebugScreen.module.css'

const lineOf = (entry: WireEntry): string =>
  typeof entry.payload === 'string' ? entry.payload : payloadText(entry)

/** The log lines that the device pushed, newest first [D2.16-1]. */
export const LogPanel = ({ entries }: { entries: readonly WireEntry[] }) => {
  const { t, i18n } = useTranslation()
  const lines = useMemo(
    () => entries.filter(({ event }) => event === 'printConsoleMessage').reverse(),
    [entries],
  )
  if (lines.length === 0)
    return (
      <EmptyState icon={<IconTerminal2 size={40} stroke={1.25} aria-hidden />} title={t('debug.noLines')} />
    )
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
