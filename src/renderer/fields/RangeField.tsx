import { Slider } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import { bareValue } from '../normalise/findOption'
import { toBar } from '../normalise/toBar'
import { toBarValue } from './barValues'
import classes from './RangeField.module.css'
import thumbClasses from './sliderThumb.module.css'

const classNames = { thumb: thumbClasses.thumb ?? '' }

/**
 * An input of type range: one slider with its value beside it; moved it sends a number. Its limits are repaired as those
 * of an equaliser's bar; a value beyond them shows as the nearest that the slider has.
 */
export function RangeField({ item, value, onChange, labelId, describedBy }: FieldProps<'input'>) {
  const bar = toBar(item.attributes)
  const number = toBarValue(bar, bareValue(value))
  return (
    <div className={classes.range}>
      <Slider
        className={classes.slider}
        classNames={classNames}
        min={bar.min}
        max={bar.max}
        step={bar.step}
        value={number}
        label={null}
        disabled={item.readonly}
        thumbProps={{ 'aria-labelledby': labelId, 'aria-describedby': describedBy }}
        onChange={onChange}
      />
      <output className={classes.value}>{number}</output>
    </div>
  )
}
