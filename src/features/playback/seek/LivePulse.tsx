import type { ReactNode } from 'react'
import classes from './LivePulse.module.css'

interface Props {
  /** Shape of the control in whose place it stands. */
  shape: 'bar' | 'knob'
  /** What plays without a time to move through, e.g. web radio. */
  label: string
  format?: ReactNode
  /** Whether sound comes; what is paused does not pulse. */
  isPlaying: boolean
}

/** Stands where nobody can move through what plays: web radio, and whatever is led from elsewhere [D2.4-2]. */
export function LivePulse({ shape, label, format, isPlaying }: Props) {
  return (
    <div className={classes.place} data-shape={shape} data-playing={isPlaying || undefined}>
      <span className={classes.pulse} aria-hidden />
      <div className={classes.words}>
        {shape === 'knob' && format ? <div className={classes.format}>{format}</div> : null}
        <span>{label}</span>
      </div>
    </div>
  )
}
