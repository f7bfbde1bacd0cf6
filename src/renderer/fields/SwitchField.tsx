import { Switch } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import { isOn } from '../isOn'
import classes from './SwitchField.module.css'

const classNames = { thumb: classes.thumb ?? '' }

/** A switch. Devices push 'true' and {value: true} as well as true; once moved it sends a plain boolean. */
export function SwitchField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'switch'>) {
  return (
    <Switch
      id={id}
      size="md"
      classNames={classNames}
      checked={isOn(value)}
      disabled={item.readonly}
      withThumbIndicator={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
