import { Button, SegmentedControl, Tabs } from '@mantine/core'
import { IconHandClick, IconEyeOff, IconPencil } from '@tabler/icons-react'
import { memo, useState, useId } from 'react'
import { EmptyState } from '../../../ui/states'
import type { LogEntry, Knowledge } from '../knowledge'
import { EffectView } from './EffectView'
import logPanelClasses from './LogPanel.module.css'
import type { FieldReport, SectionReport } from '../../report/reportSection'
import fieldRowClasses from './FieldRow.module.css'
import { fewSections, SectionBlock, countWords } from './SectionBlock'
import fieldsPanelClasses from './FieldsPanel.module.css'
import type { Diagnostic } from '../../../../authoring/Diagnostic'
import type { PreviewSource } from '../../../../authoring/PreviewData'
import { panelNames, type Settings } from '../settings/Settings'
import { DiagnosticsPanel } from './DiagnosticsPanel'
import classes from './Panels.module.css'
import { SendsPanel } from './SendsPanel'

interface LogPanelProps {
  /** The latest first. */
  log: readonly LogEntry[]
  onClear: () => void
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

const outcomes = {
  none: '',
  yes: 'its question was answered with yes',
  no: 'its question was answered with no: nothing happens',
}

/** What was pressed in the page and would have gone out. */
function LogPanel({ log, onClear }: LogPanelProps) {
  if (log.length === 0)
    return (
      <EmptyState icon={IconHandClick} title="Nothing was pressed yet">
        Press Save or a button in the page: what would have gone to the player stands here. Nothing leaves.
      </EmptyState>
    )
  return (
    <>
      <div className={logPanelClasses.head}>
        <p className={logPanelClasses.lead}>What would have gone to the player, the latest first.</p>
        <Button variant="default" onClick={onClear}>
          Clear
        </Button>
      </div>
      <ol className={logPanelClasses.log}>
        {log.map(({ id, time: pressed, effect, answer }) => (
          <li key={id} className={logPanelClasses.entry}>
            <p className={logPanelClasses.time}>
              <time dateTime={pressed.toISOString()}>{time.format(pressed)}</time>
              {outcomes[answer] !== '' && <span>{outcomes[answer]}</span>}
            </p>
            {answer !== 'no' && <EffectView effect={effect} of={`the press at ${time.format(pressed)}`} />}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Characters of a value that are shown. */
const most = 400

const shorten = (value: string) => (value.length > most ? `${value.slice(0, most)}…` : value)

/** One field: its id, what it holds, what it held, and why it is not drawn. */
const FieldRow = memo(function FieldRow({ field }: { field: FieldReport }) {
  const { id, label, kind, value, given, hiddenBecause, error } = field
  return (
    <li className={fieldRowClasses.row} data-edited={given !== undefined || undefined}>
      <p className={fieldRowClasses.name}>
        <code className={fieldRowClasses.id}>{id || 'no id'}</code>
        <span className={fieldRowClasses.kind}>{kind}</span>
      </p>
      {label !== '' && <p className={fieldRowClasses.label}>{label}</p>}
      <p className={fieldRowClasses.value}>
        <code>{value === '' ? 'no value' : shorten(value)}</code>
      </p>
      {given !== undefined && (
        <p className={fieldRowClasses.note}>
          <IconPencil size={16} stroke={1.5} aria-hidden className={fieldRowClasses.icon} />
          <span>
            Edited; the page gave <code>{given === '' ? 'no value' : shorten(given)}</code>
          </span>
        </p>
      )}
      {hiddenBecause !== undefined && (
        <p className={fieldRowClasses.note}>
          <IconEyeOff size={16} stroke={1.5} aria-hidden className={fieldRowClasses.icon} />
          <span>Hidden because {hiddenBecause}</span>
        </p>
      )}
      {error !== undefined && <p className={fieldRowClasses.error}>{error}</p>}
    </li>
  )
})

const filters = {
  all: { label: 'All', takes: () => true },
  edited: { label: 'Edited', takes: ({ given }: FieldReport) => given !== undefined },
  hidden: { label: 'Hidden', takes: ({ hiddenBecause }: FieldReport) => hiddenBecause !== undefined },
}

type FilterName = keyof typeof filters

const filterNames: readonly FilterName[] = ['all', 'edited', 'hidden']

const none = {
  all: 'The page has no fields.',
  edited: 'Nothing was edited.',
  hidden: 'No field is hidden now.',
}

/** What every field holds now, and why some are not drawn. */
function FieldsPanel({ sections }: { sections: readonly SectionReport[] }) {
  const [filter, setFilter] = useState<FilterName>('all')
  const { takes } = filters[filter]
  const shown = sections
    .map((section) => ({ section, fields: section.fields.filter(takes) }))
    .filter(
      ({ section, fields }) => fields.length > 0 || (filter === 'all' && section.coreSection !== undefined),
    )
  return (
    <>
      <SegmentedControl
        aria-label="Which fields"
        className={fieldsPanelClasses.filter}
        data={filterNames.map((value) => ({ value, label: filters[value].label }))}
        value={filter}
        onChange={(value) => setFilter(filterNames.find((name) => name === value) ?? 'all')}
      />
      {shown.length === 0 && <p className={fieldsPanelClasses.none}>{none[filter]}</p>}
      {shown.map(({ section, fields }) => (
        <SectionBlock
          key={`${filter} ${section.key}`}
          section={section}
          startsOpen={filter !== 'all' || sections.length <= fewSections}
        >
          {() => (
            <ul className={fieldsPanelClasses.fields}>
              {fields.map((field) => (
                <FieldRow key={field.key} field={field} />
              ))}
            </ul>
          )}
        </SectionBlock>
      ))}
    </>
  )
}

interface PanelsProps {
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
export function Panels({ panel, known, diagnostics, source, ...handlers }: PanelsProps) {
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
