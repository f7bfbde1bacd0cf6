import { Tabs } from '@mantine/core'
import { useId } from 'react'
import type { Diagnostic } from '../../../../authoring/Diagnostic'
import type { PreviewSource } from '../../../../authoring/PreviewData'
import type { Knowledge } from '../knowledge'
import { panelNames, type Settings } from '../settings/Settings'
import { countWords } from './countWords'
import { DiagnosticsPanel } from './DiagnosticsPanel'
import { FieldsPanel } from './FieldsPanel'
import { LogPanel } from './LogPanel'
import classes from './Panels.module.css'
import { SendsPanel } from './SendsPanel'

interface Props {
  panel: Settings['panel']
  known: Knowledge
  diagnostics: readonly Diagnostic[]
  source: PreviewSource | undefined
  showsHidden: boolean
  onPanel: (panel: Settings['panel']) => void
  onPoint: (path: (string | number)[] | undefined) => void
  onShowHidden: () => void
  onClearLog: () => void
}

const labels = { diagnostics: 'Diagnostics', fields: 'Fields', sends: 'Sends', log: 'Log' }

/** The panels beside the page, one at a time. */
export function Panels({ panel, known, diagnostics, source, ...handlers }: Props) {
  const heading = useId()
  const counts = { diagnostics: diagnostics.length, fields: 0, sends: 0, log: known.log.length }
  return (
    <aside className={classes.panels} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        About the page
      </h2>
      <p className={classes.heading} role="status">
        {countWords(diagnostics)}
      </p>
      <Tabs
        value={panel}
        onChange={(value) => {
          const name = panelNames.find((one) => one === value)
          if (name) handlers.onPanel(name)
        }}
        classNames={{
          root: classes.tabs,
          list: classes.list,
          tab: classes.tab,
          tabLabel: classes.tabLabel,
          panel: classes.panel,
        }}
        keepMounted={false}
      >
        <Tabs.List aria-label="Panels">
          {panelNames.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {labels[name]}
              {counts[name] > 0 && <span className={classes.count}>{counts[name]}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="diagnostics" tabIndex={0}>
          <DiagnosticsPanel
            diagnostics={diagnostics}
            source={source}
            pointed={known.pointed}
            showsHidden={handlers.showsHidden}
            onPoint={handlers.onPoint}
            onShowHidden={handlers.onShowHidden}
          />
        </Tabs.Panel>
        <Tabs.Panel value="fields" tabIndex={0}>
          <FieldsPanel sections={known.sections} />
        </Tabs.Panel>
        <Tabs.Panel value="sends" tabIndex={0}>
          <SendsPanel sections={known.sections} />
        </Tabs.Panel>
        <Tabs.Panel value="log" tabIndex={0}>
          <LogPanel log={known.log} onClear={handlers.onClearLog} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}
