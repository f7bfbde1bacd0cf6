import { Input } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import classes from './TextAreaField.module.css'
import { keepLineEnds } from './lineEnds'
import { toInputText } from './toInputText'

const classNames = { input: classes.lines ?? '' }
/** Lines of a field whose page does not say how many; the person may drag it larger. */
const usualRows = 4
/** More than these fill a small screen. */
const mostRows = 24

/** Text of several lines. What nobody edited of it stays as it came, byte for byte, with the line ends that it had. */
export function TextAreaField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
  const { placeholder, maxlength, rows, title, autocomplete, required } = item.attributes
  const text = toInputText(value)
  const lines = rows === undefined || rows < 1 ? usualRows : Math.min(mostRows, Math.round(rows))
  return (
    <Input
      component="textarea"
      multiline
      classNames={classNames}
      id={id}
      rows={lines}
      value={text}
      placeholder={placeholder}
      maxLength={maxlength}
      title={title}
      readOnly={item.readonly}
      error={invalid}
      autoComplete={autocomplete ?? 'off'}
      autoCapitalize="off"
      spellCheck={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required}
      onChange={(event) => onChange(keepLineEnds(text, event.currentTarget.value))}
    />
  )
}
