import type { ComponentType } from 'react'
import type { FieldProps } from '../FieldProps'
import type { InputType } from '../model/Item'
import { CheckboxField } from './CheckboxField'
import { ColorField } from './ColorField'
import { NumberField } from './NumberField'
import { PasswordField } from './PasswordField'
import { RangeField } from './RangeField'
import { TextField } from './TextField'

const byType: Partial<Record<InputType, ComponentType<FieldProps<'input'>>>> = {
  number: NumberField,
  range: RangeField,
  password: PasswordField,
  color: ColorField,
  checkbox: CheckboxField,
}

/** An input, drawn by its type; every type without a drawing of its own is text to the browser's own control. */
export function InputField(props: FieldProps<'input'>) {
  const Field = byType[props.item.type] ?? TextField
  return <Field {...props} />
}
