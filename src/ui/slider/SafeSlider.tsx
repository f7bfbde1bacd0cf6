import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Line } from './Line'
import classes from './SafeSlider.module.css'

interface Props {
  /** 0-100. */
  value: number
  label: string
  /** The value in words, e.g. `40/100`. */
  valueText: string
  disabled: boolean
  /** By so much a press beside the handle moves it. */
  step: number
  orientation: 'horizontal' | 'vertical'
  /** Where a drag or an arrow key has taken the handle. */
  onChange: (value: number) => void
  onStep: (by: number) => void
  /** A finger is on the handle, and leaves it. */
  onHold: () => void
  onRelease: () => void
}

/** Fingers are thicker than handles, px. */
const reach = 28

/**
 * A slider that no tap can make leap: a press beside the handle moves it by a step, only a drag of the handle follows the
 * finger, and there is no key that goes to the loud end at once.
 */
export function SafeSlider({
  value,
  label,
  valueText,
  disabled,
  step,
  orientation,
  onChange,
  onStep,
  onHold,
  onRelease,
}: Props) {
  const rail = useRef<HTMLDivElement>(null)
  const grip = useRef<{ pointerId: number; offset: number }>(undefined)

  const placeOf = (event: PointerEvent) => {
    const { left, bottom, width, height } = rail.current?.getBoundingClientRect() ?? new DOMRect()
    const length = Math.max(1, orientation === 'vertical' ? height : width)
    const isRightToLeft = rail.current !== null && getComputedStyle(rail.current).direction === 'rtl'
    const across = (event.clientX - left) / length
    const along =
      orientation === 'vertical' ? (bottom - event.clientY) / length : isRightToLeft ? 1 - across : across
    return { place: along * 100, perPixel: 100 / length }
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    // A second finger means nothing.
    if (disabled || event.button !== 0 || !event.isPrimary) return
    const { place, perPixel } = placeOf(event)
    if (Math.abs(place - value) > reach * perPixel) return onStep(place > value ? step : -step)
    event.currentTarget.setPointerCapture(event.pointerId)
    // The handle stays where it is under the finger, not its middle.
    grip.current = { pointerId: event.pointerId, offset: place - value }
    onHold()
  }
  const gripOf = ({ pointerId }: PointerEvent) =>
    grip.current?.pointerId === pointerId ? grip.current : undefined
  const drag = (event: PointerEvent) => {
    const held = gripOf(event)
    if (held) onChange(Math.round(Math.min(100, Math.max(0, placeOf(event).place - held.offset))))
  }
  const letGo = (event: PointerEvent) => {
    if (!gripOf(event)) return
    grip.current = undefined
    onRelease()
  }
  const pressKey = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const along = isRightToLeft ? -1 : 1
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: along,
      ArrowLeft: -along,
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: step,
      PageDown: -step,
      Home: -100,
    }
    const by = moves[event.key]
    if (disabled || by === undefined) return
    event.preventDefault()
    onStep(by)
  }

  return (
    <div
      className={classes.room}
      data-no-swipe
      data-orientation={orientation}
      data-disabled={disabled || undefined}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
    >
      <div ref={rail} className={classes.rail}>
        <Line along={value / 100} orientation={orientation}>
          <div
            className={classes.thumb}
            role="slider"
            tabIndex={disabled ? -1 : 0}
            aria-label={label}
            aria-orientation={orientation}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={value}
            aria-valuetext={valueText}
            aria-disabled={disabled}
            onKeyDown={pressKey}
          />
        </Line>
      </div>
    </div>
  )
}
