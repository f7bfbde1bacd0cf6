import { Button, UnstyledButton } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBulb,
  IconChevronDown,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { Diagnostic } from '../../../../authoring/Diagnostic'
import type { SourceFile } from '../../../../authoring/PluginSource'
import type { Knowledge } from '../knowledge'
import classes from './DiagnosticEntry.module.css'
import { SourceLines } from './SourceLines'

interface Props {
  diagnostic: Diagnostic
  /** Its file, as seen from the page's folder. */
  place: string
  /** The file that it is about, as it is now. */
  file: SourceFile | undefined
  isOpen: boolean
  /** What became of pointing at its spot. */
  pointed: Knowledge['pointed']
  showsHidden: boolean
  onPress: () => void
  onShowHidden: () => void
}

const signs = {
  error: { Icon: IconCircleX, word: 'Error' },
  warning: { Icon: IconAlertTriangle, word: 'Warning' },
  hint: { Icon: IconInfoCircle, word: 'Hint' },
}

/** One diagnostic; opened, with how to mend it and the lines that it is about. */
export function DiagnosticEntry({ diagnostic, place, file, isOpen, pointed, ...rest }: Props) {
  const { severity, message, hint, rule, range } = diagnostic
  const { Icon, word } = signs[severity]
  return (
    <li className={classes.entry} data-severity={severity}>
      <UnstyledButton className={classes.head} aria-expanded={isOpen} onClick={rest.onPress}>
        <Icon size={20} stroke={1.5} role="img" aria-label={word} className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.message}>{message}</span>
          <span className={classes.place}>
            <span>
              {place}:{range.line}:{range.column}
            </span>
            <span className={classes.rule}>{rule}</span>
          </span>
        </span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      {isOpen && (
        <div className={classes.more} ref={bringIntoSight}>
          {hint !== undefined && (
            <p className={classes.hint}>
              <IconBulb size={18} stroke={1.5} aria-hidden className={classes.icon} />
              <span>{hint}</span>
            </p>
          )}
          {file && <SourceLines text={file.text} range={range} />}
          {pointed === 'hidden' && (
            <p className={classes.unseen} role="status">
              The page does not draw this now.
              {!rest.showsHidden && (
                <Button variant="default" onClick={rest.onShowHidden}>
                  Show hidden fields
                </Button>
              )}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

/** What has just been opened is seen, also at the lower end of the panel. */
function bringIntoSight(more: HTMLElement | null): void {
  more?.scrollIntoView({ block: 'nearest' })
}
