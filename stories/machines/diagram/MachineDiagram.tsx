import { useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import classes from './Diagram.module.css'
import { DrawnState, type LinkTo } from './DrawnState'
import { layOut } from './layOut'
import { toDiagram } from './toDiagram'

/** How much smaller it may be drawn to fit. */
const smallest = 0.75

interface Props {
  machine: AnyStateMachine
  /** Spoken name of the picture. */
  label: string
  linkTo: LinkTo
}

/** A machine as a picture, made from its definition; it scrolls where the screen is smaller. */
export const MachineDiagram = ({ machine, label, linkTo }: Props) => {
  const placed = useMemo(() => layOut(toDiagram(machine)), [machine])
  const { width, height } = placed
  return (
    // What scrolls can be scrolled with keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      <svg
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        // As wide as the page, but never so small that it cannot be read.
        style={{ width: `max(100%, ${Math.round(width * smallest)}px)`, maxWidth: width + 2 }}
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX={7}
            refY={4}
            markerWidth={7}
            markerHeight={7}
            orient="auto"
          >
            <path className={classes.arrow} d="M0,0L8,4L0,8z" />
          </marker>
        </defs>
        <DrawnState placed={placed} linkTo={linkTo} />
      </svg>
    </div>
  )
}
