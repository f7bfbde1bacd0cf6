import { Switch } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import { toFlag } from '../normalise/toFlag'
import classes from './SwitchField.module.css'

const classNames = { thumb: classes.thumb ?? '' }

/** A switch. Devices push 'true' as well as true; once moved it sends a boolean. */
export function SwitchField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'switch'>) {
  return (
    <Switch
      id={id}
      size="md"
      classNames={classNames}
      checked={toFlag(value)}
      disabled={item.readonly}
      withThumbIndicator={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
