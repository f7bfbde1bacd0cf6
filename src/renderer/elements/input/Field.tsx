import { Checkbox, Slider } from '@mantine/core'
import type { ComponentType } from 'react'
import { bareValue, isOn } from '../../values'
import { toBar, toBarValue } from '../bar'
import type { FieldProps } from '../ElementRules'
import thumbClasses from '../sliderThumb.module.css'
import { hasLines, type InputItem, type InputType } from './element'
import { ColorField, NumberField } from './NumberField'
import rangeFieldClasses from './RangeField.module.css'
import { PasswordField, TextAreaField, TextField } from './TextField'

/** An input of type checkbox; once ticked or cleared it sends a plain boolean. */
function CheckboxField({ item, value, onChange, id, describedBy, invalid }: FieldProps<InputItem>) {
  return (
    <Checkbox
      id={id}
      checked={isOn(value)}
      disabled={item.readonly}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

const classNames = { thumb: thumbClasses.thumb ?? '' }

/**
 * An input of type range: one slider with its value beside it; moved it sends a number. Its limits are
 * repaired as those of an equaliser's bar; a value beyond them shows as the nearest that the slider has.
 */
function RangeField({ item, value, onChange, labelId, describedBy }: FieldProps<InputItem>) {
  const bar = toBar(item.attributes)
  const number = toBarValue(bar, bareValue(value))
  return (
    <div className={rangeFieldClasses.range}>
      <Slider
        className={rangeFieldClasses.slider}
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
      <output className={rangeFieldClasses.value}>{number}</output>
    </div>
  )
}

const byType: Partial<Record<InputType, ComponentType<FieldProps<InputItem>>>> = {
  number: NumberField,
  range: RangeField,
  password: PasswordField,
  color: ColorField,
  checkbox: CheckboxField,
  textarea: TextAreaField,
}

/**
 * An input, drawn by its type; every type without a drawing of its own is text to the browser's own control.
 * Text that came with lines keeps them, whatever its author called it, and also while the last line end of it
 * is being deleted.
 */
export function InputField(props: FieldProps<InputItem>) {
  const { item, value } = props
  const isOfLines = item.type === 'text' && (hasLines(item.pushed) || hasLines(value))
  const Field = isOfLines ? TextAreaField : (byType[item.type] ?? TextField)
  return <Field {...props} />
}
