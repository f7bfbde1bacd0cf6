import { Button } from '@mantine/core'
import { IconHandClick } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/EmptyState'
import type { LogEntry } from '../knowledge'
import { EffectView } from './EffectView'
import classes from './LogPanel.module.css'

interface Props {
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
export function LogPanel({ log, onClear }: Props) {
  if (log.length === 0)
    return (
      <EmptyState
        icon={<IconHandClick size={40} stroke={1.25} aria-hidden />}
        title="Nothing was pressed yet"
      >
        Press Save or a button in the page: what would have gone to the player stands here. Nothing leaves.
      </EmptyState>
    )
  return (
    <>
      <div className={classes.head}>
        <p className={classes.lead}>What would have gone to the player, the latest first.</p>
        <Button variant="default" onClick={onClear}>
          Clear
        </Button>
      </div>
      <ol className={classes.log}>
        {log.map(({ id, time: pressed, effect, answer }) => (
          <li key={id} className={classes.entry}>
            <p className={classes.time}>
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
