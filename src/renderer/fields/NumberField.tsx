import { Input } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import { toControlText } from './toControlText'

/**
 * A number, in the browser's own control. Edited it sends a number, cleared it sends null; text that is no number
 * becomes NaN, which the check on save refuses. `maxlength`, which the browser ignores here, is checked on save too.
 */
export function NumberField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
  const { placeholder, min, max, step, title } = item.attributes
  return (
    <Input
      id={id}
      type="number"
      inputMode="decimal"
      value={toControlText(item.type, value)}
      placeholder={placeholder}
      min={min}
      max={max}
      step={step ?? 'any'}
      title={title}
      readOnly={item.readonly}
      error={invalid}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ currentTarget }) => {
        if (currentTarget.validity.badInput) onChange(Number.NaN)
        else onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)
      }}
    />
  )
}
