import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { arcStart } from './arc'
import classes from './Knob.module.css'
import { useTurning, type Turning } from './useTurning'

/** What a key asks of a knob: by so many small or big steps, or to an end. */
export type KnobKey = { kind: 'small' | 'big'; by: 1 | -1 } | { kind: 'end'; end: 'first' | 'last' }

interface Props extends Turning {
  /** Where the handle stands, 0-1. */
  along: number
  /** Degrees that the arc spans; its gap is at the bottom, and at 360 it begins at the top. */
  sweep: number
  label: string
  /** The value as a number between two others, and in words, for who does not see the arc. */
  range: { min: number; now: number; max: number }
  valueText: string
  disabled: boolean
  /** Shown in grey: what it stands for does not act. */
  isQuiet?: boolean
  onKey: (key: KnobKey) => void
  /** What stands in the middle. */
  children?: ReactNode
}

const keys: Readonly<Record<string, KnobKey>> = {
  ArrowRight: { kind: 'small', by: 1 },
  ArrowUp: { kind: 'small', by: 1 },
  ArrowLeft: { kind: 'small', by: -1 },
  ArrowDown: { kind: 'small', by: -1 },
  PageUp: { kind: 'big', by: 1 },
  PageDown: { kind: 'big', by: -1 },
  Home: { kind: 'end', end: 'first' },
  End: { kind: 'end', end: 'last' },
}

const keepFinger = (event: Event) => event.preventDefault()

/** By its style a finger on the arc scrolls nothing; of a drawn line browsers notice that only some pictures later, so they are told. */
const keepFingers = (arc: SVGElement | null) => {
  arc?.addEventListener('touchstart', keepFinger, { passive: false })
  return () => arc?.removeEventListener('touchstart', keepFinger)
}

/**
 * A slider bent round, in the size of its box: an arc with a handle that can be aimed at, on which a finger, a mouse and the
 * keyboard act as `useTurning` and `onKey` say. The middle and what lies around let the page scroll.
 */
export function Knob({
  along,
  sweep,
  label,
  range,
  valueText,
  disabled,
  isQuiet = disabled,
  onKey,
  children,
  ...told
}: Props) {
  const square = useRef<HTMLDivElement>(null)
  const { giveUp, ...pointers } = useTurning({ along, sweep, disabled, square, ...told })
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') giveUp()
    const key = keys[event.key]
    if (disabled || !key || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onKey(key)
  }
  const style = { '--knob-start': `${arcStart(sweep)}deg`, '--knob-sweep': sweep } as CSSProperties
  return (
    <div ref={square} className={classes.square} style={style} data-quiet={isQuiet || undefined}>
      <div
        className={classes.slider}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuenow={range.now}
        aria-valuetext={valueText}
        aria-disabled={disabled}
        onKeyDown={pressKey}
        data-disabled={disabled || undefined}
      >
        <svg className={classes.drawing} viewBox="0 0 200 200" aria-hidden>
          <circle className={classes.rail} cx="100" cy="100" r="92" pathLength="360" />
          <circle
            className={classes.progress}
            cx="100"
            cy="100"
            r="92"
            pathLength="360"
            style={{ strokeDashoffset: 360 - along * sweep }}
          />
          <circle ref={keepFingers} className={classes.touch} cx="100" cy="100" r="92" {...pointers} />
          <g className={classes.turned} style={{ transform: `rotate(${along * sweep}deg)` }}>
            <circle className={classes.handle} cx="192" cy="100" r="7" />
          </g>
        </svg>
      </div>
      <div className={classes.middle}>{children}</div>
    </div>
  )
}
