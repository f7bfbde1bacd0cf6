import { Input } from '@mantine/core'
import type { FieldProps } from '../FieldProps'
import type { InputType } from '../model/Item'
import { toControlText } from './toControlText'

/** Keyboard of a phone and checks of the browser that suit a type; `ip` is our own word for text with digits. */
const htmlType: Partial<Record<InputType, string>> = { ip: 'text' }
const inputMode: Partial<Record<InputType, 'decimal' | 'email' | 'url' | 'tel' | 'search'>> = {
  ip: 'decimal',
  email: 'email',
  url: 'url',
  tel: 'tel',
  search: 'search',
}

/** Text and all the browser's own text-like inputs (dates, times, mail …). */
export function TextField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
  const { placeholder, maxlength, min, max, step, title, autocomplete } = item.attributes
  return (
    <Input
      id={id}
      type={htmlType[item.type] ?? item.type}
      inputMode={inputMode[item.type]}
      value={toControlText(item.type, value)}
      placeholder={placeholder}
      maxLength={maxlength}
      min={min}
      max={max}
      step={step}
      title={title}
      readOnly={item.readonly}
      error={invalid}
      autoComplete={autocomplete ?? 'off'}
      autoCapitalize="off"
      spellCheck={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
