import { Slider } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import { bareValue } from '../normalise/findOption'
import { toNumber } from '../normalise/toNumber'
import classes from './RangeField.module.css'

/** An input of type range: one slider with its value beside it; moved it sends a number. */
export function RangeField({ item, value, onChange, labelId }: FieldProps<'input'>) {
  const { min = 0, max = 100, step = 1 } = item.attributes
  const number = toNumber(bareValue(value)) ?? min
  return (
    <div className={classes.range}>
      <Slider
        className={classes.slider}
        min={min}
        max={max}
        step={step}
        value={number}
        label={null}
        disabled={item.readonly}
        thumbProps={{ 'aria-labelledby': labelId }}
        onChange={onChange}
      />
      <output className={classes.value}>{number}</output>
    </div>
  )
}
