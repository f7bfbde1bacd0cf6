import { Checkbox } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import { isOn } from '../isOn'

/** An input of type checkbox; once ticked or cleared it sends a plain boolean. */
export function CheckboxField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
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
