import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Line } from '../../../ui/slider/Line'
import { SkipButton } from '../SkipButton'
import { formatTime } from './formatTime'
import classes from './SeekBar.module.css'
import { seekKeys } from './seekKeys'
import { seekRange, useSeeking } from './useSeeking'
import { useSeekWords } from './useSeekWords'

interface Props {
  /** Leaps of 15 s stand before and after the times. */
  hasSkips: boolean
}

/**
 * Elapsed time, slider, length [D2.4-4]. A finger anywhere on the line takes the handle with it; the track goes there when the
 * finger leaves, and stays where it is when the browser takes the gesture for scrolling.
 */
export const SeekBar = memo(function SeekBar({ hasSkips }: Props) {
  const { length, shown, place, isLocked, drag, drop, goTo } = useSeeking()
  const { label, say } = useSeekWords(length)
  const rail = useRef<HTMLDivElement>(null)
  const isHeld = useRef(false)

  const follow = (event: PointerEvent) => {
    const { left, width } = rail.current?.getBoundingClientRect() ?? new DOMRect()
    if (width === 0) return
    const isRightToLeft = rail.current !== null && getComputedStyle(rail.current).direction === 'rtl'
    const along = (event.clientX - left) / width
    drag((isRightToLeft ? 1 - along : along) * length)
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (isLocked || event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isHeld.current = true
    follow(event)
  }
  const leave = (isDecided: boolean) => {
    if (!isHeld.current) return
    isHeld.current = false
    drop(isDecided)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave(false)
    const time = seekKeys(event, shown, length)
    if (isLocked || time === undefined) return
    event.preventDefault()
    goTo(time)
  }
  const whole = formatTime(length)
  const room = { width: `${Math.max(5, whole.length)}ch` }
  return (
    <div className={classes.row}>
      {hasSkips ? <SkipButton direction="back" /> : null}
      <span className={classes.time} style={room}>
        <span className={classes.figures}>{formatTime(shown)}</span>
      </span>
      <div
        className={classes.room}
        data-no-swipe
        data-disabled={isLocked || undefined}
        onPointerDown={press}
        onPointerMove={(event) => isHeld.current && follow(event)}
        onPointerUp={() => leave(true)}
        onPointerCancel={() => leave(false)}
      >
        <div
          ref={rail}
          className={classes.rail}
          role="slider"
          tabIndex={isLocked ? -1 : 0}
          aria-label={label}
          aria-valuemin={seekRange.min}
          aria-valuemax={seekRange.max}
          aria-valuenow={place}
          aria-valuetext={say(shown)}
          aria-disabled={isLocked}
          onKeyDown={pressKey}
        >
          <Line along={length > 0 ? shown / length : 0}>
            <div className={classes.thumb} />
          </Line>
        </div>
      </div>
      <span className={classes.time} style={room}>
        {whole}
      </span>
      {hasSkips ? <SkipButton direction="forward" /> : null}
    </div>
  )
})
