import { RangeSlider, Slider } from '@mantine/core'
import { useId } from 'react'
import type { Bar } from '../model/Item'
import { toNumber } from '../normalise/values'
import { useRenderer } from '../RendererContext'
import classes from './EqualizerField.module.css'
import thumbClasses from './sliderThumb.module.css'

/** A mark on the track of a bar. */
interface Mark {
  value: number
  label?: string
}

/** The place of a bar's handle for a wire value, within its limits; the nearest to 0 where there is no number. */
export function toBarValue(bar: Bar, value: unknown): number {
  return clamp(toNumber(value) ?? 0, bar)
}

/** The places of a range's two handles, the lower first; the whole range where the value is no pair. */
export function toBarPair(bar: Bar, value: unknown): [number, number] {
  const pair: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const low = clamp(toNumber(pair[0]) ?? bar.min, bar)
  const high = clamp(toNumber(pair[1]) ?? bar.max, bar)
  return low <= high ? [low, high] : [high, low]
}

/**
 * Marks of the track: at the ticks, or, where a page gives labels or positions without ticks, spread over the track.
 * A position is in percent of the track [D3-39]. A single label is the bar's name, not a mark (see `barLabel`).
 */
export function toMarks(bar: Bar): Mark[] {
  const labels = bar.ticksLabels.length > 1 || bar.ticks.length > 0 ? bar.ticksLabels : []
  const count = Math.max(bar.ticks.length, labels.length, bar.ticksPositions.length)
  return Array.from({ length: count }, (_, place) => {
    const label = labels[place]
    const value = markValue(bar, place, count)
    return label === undefined || label === '' ? { value } : { value, label }
  })
}

function markValue(bar: Bar, place: number, count: number): number {
  const percent = bar.ticksPositions[place]
  if (percent !== undefined) return clamp(bar.min + ((bar.max - bar.min) * percent) / 100, bar)
  // Fewer ticks than labels do not say where the labels belong.
  const tick = bar.ticks.length === count ? bar.ticks[place] : undefined
  if (tick !== undefined) return clamp(tick, bar)
  return count < 2 ? bar.min : bar.min + ((bar.max - bar.min) * place) / (count - 1)
}

/** The bar's name: pages write it as its only tick label, often behind dashes ("--31Hz"). */
export function barLabel(bar: Bar): string {
  if (bar.ticks.length > 0 || bar.ticksLabels.length !== 1) return ''
  return (bar.ticksLabels[0] ?? '').replace(/^[\s–-]+/, '').trim()
}

/** A number with as many decimals as its step has, a real minus sign, and no more. */
export function formatBarValue(value: number, step: number): string {
  const decimals = String(step).split('.')[1]?.length ?? 0
  return value.toFixed(decimals).replace('-', '−')
}

function clamp(value: number, bar: Bar): number {
  return Math.min(bar.max, Math.max(bar.min, value))
}

/** The tick that a value is drawn to when it is within the bar's snap bounds of it, else the value itself [D9-36]. */
export function snapToTick(value: number, bar: Bar): number {
  let nearest = value
  let distance = Infinity
  for (const tick of bar.ticks) {
    const gap = Math.abs(tick - value)
    if (gap <= bar.snapBounds && gap < distance) {
      nearest = tick
      distance = gap
    }
  }
  return nearest
}

const classNames = { thumb: thumbClasses.thumb ?? '' }

interface EqualizerBarProps {
  bar: Bar
  /** Place in the equaliser, from 0. */
  position: number
  orientation: 'horizontal' | 'vertical'
  disabled: boolean
  labelId: string
  value: unknown
  onChange: (value: number | [number, number]) => void
}

/** One slider of an equaliser, with its tick labels, its value, and two handles where it is a range [D3-39]. */
export function EqualizerBar({
  bar,
  position,
  orientation,
  disabled,
  labelId,
  value,
  onChange,
}: EqualizerBarProps) {
  const { t } = useRenderer()
  const nameId = useId()
  const marks = toMarks(bar)
  const name = barLabel(bar)
  const spoken = name === '' ? t('renderer.bar', { number: position + 1 }) : name
  const shared = {
    min: bar.min,
    max: bar.max,
    step: bar.step,
    marks,
    disabled,
    orientation,
    // A bubble that is always there says the value, so the caption does not say it twice.
    labelAlwaysOn: bar.tooltip === 'always',
    label: bar.tooltip === 'hide' ? null : (number: number) => formatBarValue(number, bar.step),
    className: classes.slider,
    classNames,
  }
  const labelledBy = `${labelId} ${nameId}`
  return (
    <div
      className={classes.bar}
      data-bubble={bar.tooltip === 'always' || undefined}
      data-marks={marks.some(({ label }) => label !== undefined) || undefined}
    >
      {bar.range ? (
        <RangeSlider
          {...shared}
          minRange={0}
          value={toBarPair(bar, value)}
          thumbProps={() => ({ 'aria-labelledby': labelledBy })}
          onChange={(pair) => onChange([snapToTick(pair[0], bar), snapToTick(pair[1], bar)])}
        />
      ) : (
        <Slider
          {...shared}
          value={toBarValue(bar, value)}
          {...(bar.min < 0 && bar.max > 0 && { startPointValue: 0 })}
          thumbProps={{ 'aria-labelledby': labelledBy }}
          onChange={(number) => onChange(snapToTick(number, bar))}
        />
      )}
      <div className={classes.caption}>
        <span id={nameId} className={name === '' ? classes.spoken : classes.name}>
          {spoken}
        </span>
        {bar.tooltip !== 'always' && (
          <output className={classes.value}>
            {(bar.range ? toBarPair(bar, value) : [toBarValue(bar, value)])
              .map((number) => formatBarValue(number, bar.step))
              .join(' – ')}
          </output>
        )}
      </div>
    </div>
  )
}
