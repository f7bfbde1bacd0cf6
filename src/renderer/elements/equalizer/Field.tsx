import { RangeSlider, Slider } from '@mantine/core'
import { useId } from 'react'
import { useRenderer } from '../../RendererContext'
import { barLabel, formatBarValue, snapToTick, toBarPair, toBarValue, toMarks, type Bar } from '../bar'
import type { FieldProps } from '../ElementRules'
import thumbClasses from '../sliderThumb.module.css'
import type { EqualizerItem } from './element'
import classes from './Field.module.css'

/** A row of sliders, or one; its value is the list of the bars' values in their order [D2.10-6]. */
export function EqualizerField({ item, value, onChange, labelId, describedBy }: FieldProps<EqualizerItem>) {
  const values: unknown[] = Array.isArray(value) ? value : []
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={classes.equalizer}
      data-orientation={item.orientation}
    >
      {item.bars.map((bar, position) => (
        <EqualizerBar
          // Bars have no id: their place is their identity, on the wire too.
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          bar={bar}
          position={position}
          orientation={item.orientation}
          disabled={item.readonly}
          labelId={labelId}
          value={values[position]}
          onChange={(next) =>
            onChange(item.bars.map((_, place) => (place === position ? next : values[place])))
          }
        />
      ))}
    </div>
  )
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

/**
 * One slider of an equaliser, with its tick labels, its value, and two handles where it is a range [D3-39].
 */
function EqualizerBar({ bar, position, orientation, disabled, labelId, value, onChange }: EqualizerBarProps) {
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
      <div className={classes.caption} data-empty={(name === '' && bar.tooltip === 'always') || undefined}>
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
