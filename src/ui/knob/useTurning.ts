import { useRef, type PointerEvent, type RefObject } from 'react'
import { alongOf, angleOf, awayFrom, turnBetween } from './arc'

/** What a knob tells of fingers; `along` is 0-1. */
export interface Turning {
  /** A finger took the handle. */
  onGrab: () => void
  /** The handle is where the finger has taken it. */
  onTurn: (along: number) => void
  /** The finger has left; false when the browser took the gesture away, so that nothing was decided. */
  onLetGo: (isDecided: boolean) => void
  /** A press beside the handle that was no movement. */
  onPress: (along: number) => void
}

interface Options extends Turning {
  along: number
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

type Gesture = { pointerId: number } & (
  { kind: 'turn'; angle: number; along: number } | { kind: 'press'; x: number; y: number; along: number }
)

/**
 * The gestures of a knob. Only a drag that begins at the handle turns it, and it goes no further than its ends: there is no
 * way over the gap or over the top, so that nothing leaps from one end to the other.
 */
export function useTurning({ along, sweep, disabled, square, ...told }: Options) {
  const gesture = useRef<Gesture>(undefined)

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = square.current?.getBoundingClientRect() ?? new DOMRect()
    const centre = { x: left + width / 2, y: top + height / 2 }
    const radius = width / 2
    const distance = Math.hypot(clientX - centre.x, clientY - centre.y)
    return { angle: angleOf({ x: clientX, y: clientY }, centre), radius, distance }
  }
  const onPointerDown = (event: PointerEvent) => {
    // A second finger means nothing.
    if (disabled || event.button !== 0 || !event.isPrimary) return
    const { pointerId } = event
    const { angle, radius } = placeOf(event)
    event.currentTarget.setPointerCapture(pointerId)
    const arc = (awayFrom(along, angle, sweep) / 180) * Math.PI * radius
    if (arc > reach) {
      gesture.current = {
        pointerId,
        kind: 'press',
        x: event.clientX,
        y: event.clientY,
        along: alongOf(angle, sweep),
      }
      return
    }
    // The handle stays where it is under the finger, not its middle.
    gesture.current = { pointerId, kind: 'turn', angle, along }
    told.onGrab()
  }
  const gestureOf = ({ pointerId }: PointerEvent) =>
    gesture.current?.pointerId === pointerId ? gesture.current : undefined
  const onPointerMove = (event: PointerEvent) => {
    const now = gestureOf(event)
    if (now?.kind !== 'turn') return
    const { angle, radius, distance } = placeOf(event)
    if (distance < radius * deaf) return
    now.along += turnBetween(now.angle, angle) / sweep
    now.angle = angle
    told.onTurn(Math.min(1, Math.max(0, now.along)))
  }
  const onPointerUp = (event: PointerEvent) => {
    const now = gestureOf(event)
    if (!now) return
    gesture.current = undefined
    if (now.kind === 'turn') told.onLetGo(true)
    else if (Math.hypot(event.clientX - now.x, event.clientY - now.y) <= slip) told.onPress(now.along)
  }
  const giveUp = () => {
    const now = gesture.current
    gesture.current = undefined
    if (now?.kind === 'turn') told.onLetGo(false)
  }
  const onPointerCancel = (event: PointerEvent) => {
    if (gestureOf(event)) giveUp()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, giveUp }
}
