import {
  useRef,
  type PointerEvent,
  type RefObject,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { usePointerGesture } from '../usePointerGesture'
import classes from './Knob.module.css'

/** A point of the screen, px; y grows downwards. */
interface Point {
  x: number
  y: number
}

/**
 * Where the arc of a knob begins, degrees clockwise from the top: its gap, if it has one, is at the bottom.
 */
export const arcStart = (sweep: number): number => (sweep >= 360 ? 0 : 360 - sweep / 2)

/** The direction of a point as seen from the centre, degrees clockwise from the top, 0 to 360. */
export function angleOf({ x, y }: Point, centre: Point): number {
  const degrees = (Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI
  return (degrees + 360) % 360
}

/** Where an angle lies along the arc, 0-1; in the gap it is the end that is nearer. */
export function ratioOf(angle: number, sweep: number): number {
  const from = (angle - arcStart(sweep) + 360) % 360
  if (from <= sweep) return from / sweep
  return from < sweep + (360 - sweep) / 2 ? 1 : 0
}

/** How far a finger went round between two angles, degrees, the short way: -180 to 180. */
export const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180

/** Degrees between the handle and an angle, however it is reached. */
export const awayFrom = (ratio: number, angle: number, sweep: number): number =>
  Math.abs(turnBetween(arcStart(sweep) + ratio * sweep, angle))

/** What a knob tells of fingers; `ratio` is 0-1. */
interface KnobListeners {
  /** A finger took the handle. */
  onGrab: () => void
  /** The handle is where the finger has taken it. */
  onTurn: (ratio: number) => void
  /** The finger has left; false when the browser took the gesture away, so that nothing was decided. */
  onLetGo: (isDecided: boolean) => void
  /** A press beside the handle that was no movement. */
  onPress: (ratio: number) => void
}

interface Options extends KnobListeners {
  ratio: number
  sweep: number
  disabled: boolean
  /** The square that the knob is drawn in. */
  square: RefObject<HTMLElement | null>
}

/** Fingers are thicker than handles, px. */
const reach = 30
/** So far a finger may slip, px, and it was still a press. */
const slip = 10
/** So near to the centre, as a share of the radius, a direction means nothing. */
const deaf = 0.25

type Gesture =
  | { kind: 'turn'; angle: number; ratio: number }
  | { kind: 'press'; x: number; y: number; ratio: number }

/**
 * The gestures of a knob. Only a drag that begins at the handle turns it, and it goes no further than its
 * ends: there is no way over the gap or over the top, so that nothing leaps from one end to the other.
 */
function useKnobGesture({ ratio, sweep, disabled, square, ...told }: Options) {
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = square.current?.getBoundingClientRect() ?? new DOMRect()
    const centre = { x: left + width / 2, y: top + height / 2 }
    const radius = width / 2
    const distance = Math.hypot(clientX - centre.x, clientY - centre.y)
    return { angle: angleOf({ x: clientX, y: clientY }, centre), radius, distance }
  }
  return usePointerGesture<Gesture>({
    begin: (event) => {
      if (disabled) return undefined
      const { angle, radius } = placeOf(event)
      const arc = (awayFrom(ratio, angle, sweep) / 180) * Math.PI * radius
      if (arc > reach)
        return { kind: 'press', x: event.clientX, y: event.clientY, ratio: ratioOf(angle, sweep) }
      told.onGrab()
      // The handle stays where it is under the finger, not its middle.
      return { kind: 'turn', angle, ratio }
    },
    moved: (gesture, event) => {
      if (gesture.kind !== 'turn') return
      const { angle, radius, distance } = placeOf(event)
      if (distance < radius * deaf) return
      gesture.ratio += turnBetween(gesture.angle, angle) / sweep
      gesture.angle = angle
      told.onTurn(Math.min(1, Math.max(0, gesture.ratio)))
    },
    ended: (gesture, event) => {
      if (gesture.kind === 'turn') told.onLetGo(true)
      else if (Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) <= slip)
        told.onPress(gesture.ratio)
    },
    cancelled: ({ kind }) => {
      if (kind === 'turn') told.onLetGo(false)
    },
  })
}

/** What a key asks of a knob: by so many small or big steps, or to an end. */
export type KnobKey = { kind: 'small' | 'big'; by: 1 | -1 } | { kind: 'end'; end: 'first' | 'last' }

interface Props extends KnobListeners {
  /** Where the handle stands, 0-1. */
  ratio: number
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

/**
 * By its style a finger on the arc scrolls nothing; of a drawn line browsers notice that only some pictures
 * later, so they are told.
 */
const keepFingers = (arc: SVGElement | null) => {
  arc?.addEventListener('touchstart', keepFinger, { passive: false })
  return () => arc?.removeEventListener('touchstart', keepFinger)
}

/**
 * A slider bent round, in the size of its box: an arc with a handle that can be aimed at, on which a finger,
 * a mouse and the keyboard act as `useKnobGesture` and `onKey` say. The middle and what lies around let the
 * page scroll.
 */
export function Knob({
  ratio,
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
  const { pointers, cancel } = useKnobGesture({ ratio, sweep, disabled, square, ...told })
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
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
            style={{ strokeDashoffset: 360 - ratio * sweep }}
          />
          <circle ref={keepFingers} className={classes.touch} cx="100" cy="100" r="92" {...pointers} />
          <g className={classes.turned} style={{ transform: `rotate(${ratio * sweep}deg)` }}>
            <circle className={classes.handle} cx="192" cy="100" r="7" />
          </g>
        </svg>
      </div>
      <div className={classes.middle}>{children}</div>
    </div>
  )
}
