import { Switch } from '@mantine/core'
import { isOn } from '../../values'
import type { FieldProps } from '../ElementRules'
import type { SwitchItem } from './element'
import classes from './Field.module.css'

const classNames = { thumb: classes.thumb ?? '' }

/** A switch. Devices push 'true' and {value: true} as well as true; once moved it sends a plain boolean. */
export function SwitchField({ item, value, onChange, id, describedBy, invalid }: FieldProps<SwitchItem>) {
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
