import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useElapsedClock } from '../../../device'
import { Knob, type KnobKey } from '../../../ui/knob/Knob'
import { Line, moveLine } from '../../../ui/slider/SafeSlider'
import { usePointerGesture } from '../../../ui/usePointerGesture'
import { SkipButton } from '../PlayerButtons'
import classes from './SeekBar.module.css'
import { formatTime, placeIn, seekRange, useMoving, useSeeking, useSeekWords } from './seeking'
import knobClasses from './SeekKnob.module.css'

/** So far arrows and page keys move, ms; the page keys as far as a skip does [D9-8]. */
const arrow = 5_000
const page = 15_000

/**
 * Where a key takes the track, ms; undefined for keys that do not. Later is always up, and towards the end of
 * the line.
 */
function seekKeys(
  { key, currentTarget }: { key: string; currentTarget: EventTarget & Element },
  shown: number,
  length: number,
): number | undefined {
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? -arrow : arrow
  const places: Readonly<Record<string, number>> = {
    ArrowRight: shown + onward,
    ArrowLeft: shown - onward,
    ArrowUp: shown + arrow,
    ArrowDown: shown - arrow,
    PageUp: shown + page,
    PageDown: shown - page,
    Home: 0,
    End: length,
  }
  return Object.hasOwn(places, key) ? places[key] : undefined
}

interface Props {
  /** Leaps of 15 s stand before and after the times. */
  hasSkips: boolean
}

/**
 * Elapsed time, slider, length [D2.4-4]. A finger anywhere on the line takes the handle with it; the track
 * goes there when the finger leaves, and stays where it is when the browser takes the gesture for scrolling.
 * What changes each second is written past React, which would go through the whole panel to find it.
 */
export const SeekBar = memo(function SeekBar({ hasSkips }: Props) {
  const { length, shownAt, isLocked, drag, drop, goTo } = useMoving()
  const { read, subscribe } = useElapsedClock()
  const { label, say } = useSeekWords(length)
  const rail = useRef<HTMLDivElement>(null)
  const figures = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const shown = shownAt(read())
      // Another text node in its place would be styled and laid out as one that is new.
      const text = figures.current?.firstChild
      if (text) text.nodeValue = formatTime(shown)
      rail.current?.setAttribute('aria-valuenow', String(placeIn(length, shown)))
      rail.current?.setAttribute('aria-valuetext', say(shown))
      moveLine(rail.current, length > 0 ? shown / length : 0)
    }
    show()
    return subscribe(show)
  })
  const follow = (event: PointerEvent) => {
    const { left, width } = rail.current?.getBoundingClientRect() ?? new DOMRect()
    if (width === 0) return
    const isRightToLeft = rail.current !== null && getComputedStyle(rail.current).direction === 'rtl'
    const ratio = (event.clientX - left) / width
    drag((isRightToLeft ? 1 - ratio : ratio) * length)
  }
  const { pointers, cancel } = usePointerGesture({
    begin: (event) => {
      if (isLocked) return undefined
      follow(event)
      return {}
    },
    moved: (_, event) => follow(event),
    ended: () => drop(true),
    cancelled: () => drop(false),
  })
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
    const time = seekKeys(event, shownAt(read()), length)
    if (isLocked || time === undefined) return
    event.preventDefault()
    goTo(time)
  }
  const whole = formatTime(length)
  const room = { width: `${Math.max(5, whole.length)}ch` }
  return (
    <div className={classes.row} data-skips={hasSkips || undefined}>
      {hasSkips ? <SkipButton direction="back" /> : null}
      <span className={classes.time} style={room}>
        <span ref={figures} className={classes.figures}>
          {formatTime(0)}
        </span>
      </span>
      <div className={classes.room} data-no-swipe data-disabled={isLocked || undefined} {...pointers}>
        <div
          ref={rail}
          className={classes.rail}
          role="slider"
          tabIndex={isLocked ? -1 : 0}
          aria-label={label}
          aria-valuemin={seekRange.min}
          aria-valuemax={seekRange.max}
          aria-valuenow={seekRange.min}
          aria-disabled={isLocked}
          onKeyDown={pressKey}
        >
          <Line>
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

interface KnobProps {
  /** What plays, as its format: the icon and the figures [D2.4-2]. */
  format: ReactNode
}

const small = 5_000
const big = 15_000

const wanted = (key: KnobKey, shown: number, length: number): number => {
  switch (key.kind) {
    case 'small':
      return shown + key.by * small
    case 'big':
      return shown + key.by * big
    case 'end':
      return key.end === 'first' ? 0 : length
  }
}

/**
 * The circular seek knob [D2.4-2]: the ring is the track, the middle tells format, elapsed time and length. A
 * drag of the handle follows the finger and ends at the track's ends; a press on the ring goes there when it
 * was meant as one.
 */
export function SeekKnob({ format }: KnobProps) {
  const { length, shown, place, isLocked, drag, drop, goTo } = useSeeking()
  const { label, say } = useSeekWords(length)
  return (
    <div className={knobClasses.knob}>
      <Knob
        ratio={length > 0 ? shown / length : 0}
        sweep={360}
        label={label}
        range={{ ...seekRange, now: place }}
        valueText={say(shown)}
        disabled={isLocked || length <= 0}
        onGrab={() => drag(shown)}
        onTurn={(ratio) => drag(ratio * length)}
        onLetGo={drop}
        onPress={(ratio) => goTo(ratio * length)}
        onKey={(key) => goTo(wanted(key, shown, length))}
      >
        <div className={knobClasses.format}>{format}</div>
        <div className={knobClasses.elapsed}>{formatTime(shown)}</div>
        {length > 0 ? <div className={knobClasses.length}>{formatTime(length)}</div> : null}
      </Knob>
    </div>
  )
}
