import {
  type CSSProperties,
  type ReactNode,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
} from 'react'
import lineClasses from './Line.module.css'
import classes from './SafeSlider.module.css'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useDialogs } from '../dialogs/Dialogs'
import { usePointerGesture } from '../usePointerGesture'
import { usePanelSituation } from '../panel/PanelSituationContext'

interface LineProps {
  /** 0-1; undefined where `moveLine` says it. */
  ratio?: number
  orientation?: 'horizontal' | 'vertical'
  /** The handle, in the middle of a place without size. */
  children: ReactNode
}

/**
 * A line that is filled so far, and a handle there. What it stands in is `position: relative` and says
 * `--line-color`.
 */
export const Line = ({ ratio, orientation = 'horizontal', children }: LineProps) => {
  const style: (CSSProperties & Record<'--line-ratio', number>) | undefined =
    ratio === undefined ? undefined : { '--line-ratio': ratio }
  return (
    <div className={lineClasses.whole} data-orientation={orientation}>
      <div className={lineClasses.line}>
        <div className={lineClasses.bar} style={style} data-moves />
      </div>
      <div className={lineClasses.carrier} style={style} data-moves>
        {children}
      </div>
    </div>
  )
}

interface SafeSliderProps {
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
 * A slider that no tap can make leap: a press beside the handle moves it by a step, only a drag of the handle
 * follows the finger, and there is no key that goes to the loud end at once.
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
}: SafeSliderProps) {
  const rail = useRef<HTMLDivElement>(null)

  const placeOf = (event: PointerEvent) => {
    const { left, bottom, width, height } = rail.current?.getBoundingClientRect() ?? new DOMRect()
    const length = Math.max(1, orientation === 'vertical' ? height : width)
    const isRightToLeft = rail.current !== null && getComputedStyle(rail.current).direction === 'rtl'
    const across = (event.clientX - left) / length
    const ratio =
      orientation === 'vertical' ? (bottom - event.clientY) / length : isRightToLeft ? 1 - across : across
    return { place: ratio * 100, perPixel: 100 / length }
  }
  const { pointers } = usePointerGesture({
    begin: (event) => {
      if (disabled) return undefined
      const { place, perPixel } = placeOf(event)
      if (Math.abs(place - value) > reach * perPixel) {
        onStep(place > value ? step : -step)
        return undefined
      }
      onHold()
      // The handle stays where it is under the finger, not its middle.
      return { offset: place - value }
    },
    moved: ({ offset }, event) =>
      onChange(Math.round(Math.min(100, Math.max(0, placeOf(event).place - offset)))),
    ended: onRelease,
    cancelled: onRelease,
  })
  const pressKey = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isRightToLeft ? -1 : 1
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
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
      {...pointers}
    >
      <div ref={rail} className={classes.rail}>
        <Line ratio={value / 100} orientation={orientation}>
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

/**
 * On a touchscreen on the player itself, louder than this, 0-100, is asked for where it is further away than
 * the leap.
 */
const loud = 85
const leap = 30

/** How loud a hand that came from `from` may make it without being asked. */
export const unasked = (from: number, wanted: number): number =>
  wanted > loud && wanted - from > leap ? Math.max(loud, from + leap) : wanted

/** What a hand on a volume control does; 0-100. */
export interface SafeHand {
  hold: () => void
  change: (wanted: number) => void
  release: () => void
}

/**
 * A hand on the control of `volume` that means well: on the kiosk a leap into the loud is asked for when the
 * hand leaves. `set` is told what is chosen, `onHold` and `onRelease` when a finger comes and goes, or the
 * control does under it.
 */
export function useSafeHand({
  volume,
  set,
  onHold,
  onRelease,
}: {
  volume: number
  set: (volume: number) => void
  onHold: () => void
  onRelease: () => void
}): SafeHand {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const { isKiosk } = usePanelSituation()
  const held = useRef<{ from: number; wanted: number; leave: () => void }>(undefined)
  // A control that goes under the finger, as with its bar, never hears that it has left.
  useEffect(() => () => held.current?.leave(), [])
  return {
    hold: () => {
      held.current = { from: volume, wanted: volume, leave: onRelease }
      onHold()
    },
    change: (wanted) => {
      const from = held.current?.from ?? volume
      if (held.current) held.current.wanted = wanted
      set(isKiosk ? unasked(from, wanted) : wanted)
    },
    release: () => {
      const hand = held.current
      held.current = undefined
      onRelease()
      if (!hand || !isKiosk || unasked(hand.from, hand.wanted) === hand.wanted) return
      const words = {
        title: t('playback.loud.title'),
        message: t('playback.loud.message', { volume: hand.wanted }),
        confirmLabel: t('playback.loud.confirm', { volume: hand.wanted }),
      }
      void dialogs.confirm(words).then((isMeant) => {
        if (isMeant) set(hand.wanted)
      })
    },
  }
}

/**
 * Moves the bar and the handle of the `Line` in an element, which has no `ratio` of its own, to a place, 0-1.
 */
export function moveLine(room: HTMLElement | null, ratio: number): void {
  for (const part of room?.querySelectorAll<HTMLElement>('[data-moves]') ?? [])
    part.style.setProperty('--line-ratio', String(ratio))
}
