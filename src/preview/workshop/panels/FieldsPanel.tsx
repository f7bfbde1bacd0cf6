import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { FieldReport, SectionReport } from '../../report/SectionReport'
import { fewSections } from './fewSections'
import { FieldRow } from './FieldRow'
import classes from './FieldsPanel.module.css'
import { SectionBlock } from './SectionBlock'

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
export function FieldsPanel({ sections }: { sections: readonly SectionReport[] }) {
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
        className={classes.filter}
        data={filterNames.map((value) => ({ value, label: filters[value].label }))}
        value={filter}
        onChange={(value) => setFilter(filterNames.find((name) => name === value) ?? 'all')}
      />
      {shown.length === 0 && <p className={classes.none}>{none[filter]}</p>}
      {shown.map(({ section, fields }) => (
        <SectionBlock
          key={`${filter} ${section.key}`}
          section={section}
          startsOpen={filter !== 'all' || sections.length <= fewSections}
        >
          {() => (
            <ul className={classes.fields}>
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
