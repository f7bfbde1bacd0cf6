import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { LogPanel } from './LogPanel'
import { useWireEntries } from './useWireEntries'
import { WirePanel } from './WirePanel'
import classes from './DebugScreen.module.css'

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
