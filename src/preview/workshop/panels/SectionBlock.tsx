import { IconChevronDown, IconEyeOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { SectionReport } from '../../report/SectionReport'
import classes from './SectionBlock.module.css'

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
