import { RangeSlider, Slider } from '@mantine/core'
import { useId } from 'react'
import type { Bar } from '../model/Item'
import { useRenderer } from '../RendererContext'
import { barLabel, formatBarValue, toBarPair, toBarValue, toMarks } from './barValues'
import classes from './EqualizerField.module.css'
import thumbClasses from './sliderThumb.module.css'

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
