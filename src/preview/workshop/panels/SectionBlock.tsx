import { IconChevronDown, IconEyeOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { SectionReport } from '../../report/reportSection'
import classes from './SectionBlock.module.css'
import type { Diagnostic, Severity } from '../../../../authoring/Diagnostic'

interface Props {
  section: SectionReport
  /** Whether it is open to begin with. */
  startsOpen: boolean
  /** Called only while it is open: a long page has a lot to tell. */
  children: () => ReactNode
}

/** A section of the page in a panel, to be opened and closed. */
export function SectionBlock({ section, startsOpen, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details
      className={classes.block}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <div className={classes.names}>
          <h3 className={classes.title}>{section.title}</h3>
          {section.id !== '' && section.id !== section.title && (
            <code className={classes.id}>{section.id}</code>
          )}
        </div>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      {isOpen && (
        <div className={classes.content}>
          {section.isHidden && (
            <p className={classes.note}>
              <IconEyeOff size={16} aria-hidden className={classes.icon} />
              <span>The whole section is hidden: its “hidden” is true.</span>
            </p>
          )}
          {section.coreSection === undefined ? (
            children()
          ) : (
            <p className={classes.note}>
              <span>
                The interface brings this section itself (<code>{section.coreSection}</code>).
              </span>
            </p>
          )}
        </div>
      )}
    </details>
  )
}

const severities: readonly Severity[] = ['error', 'warning', 'hint']

/** How many diagnostics of each severity there are: `2 errors, 1 hint`. */
export function countWords(diagnostics: readonly Diagnostic[]): string {
  const parts = severities.flatMap((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`]
  })
  return parts.length === 0 ? 'Nothing to mend' : parts.join(', ')
}

/** As many sections are open to begin with; those of a longer page are opened as they are wanted. */
export const fewSections = 20
