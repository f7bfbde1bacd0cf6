import type { ComponentType } from 'react'
import type { FieldProps } from '../FieldProps'
import type { InputType } from '../model/Item'
import { CheckboxField } from './CheckboxField'
import { ColorField } from './ColorField'
import { NumberField } from './NumberField'
import { PasswordField } from './PasswordField'
import { RangeField } from './RangeField'
import { hasLines } from './lineEnds'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

const byType: Partial<Record<InputType, ComponentType<FieldProps<'input'>>>> = {
  number: NumberField,
  range: RangeField,
  password: PasswordField,
  color: ColorField,
  checkbox: CheckboxField,
  textarea: TextAreaField,
}

/**
 * An input, drawn by its type; every type without a drawing of its own is text to the browser's own control. Text that came
 * with lines keeps them, whatever its author called it, and also while the last line end of it is being deleted.
 */
export function InputField(props: FieldProps<'input'>) {
  const { item, value } = props
  const isOfLines = item.type === 'text' && (hasLines(item.pushed) || hasLines(value))
  const Field = isOfLines ? TextAreaField : (byType[item.type] ?? TextField)
  return <Field {...props} />
}
