import { Input, ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldProps } from '../FieldProps'
import type { InputItem } from './element'
import { toControlText, keepLineEnds, toInputText, type InputType } from './inputText'
import classes from './TextAreaField.module.css'
import { useRenderer } from '../../RendererContext'

/**
 * Keyboard of a phone and checks of the browser that suit a type; `ip` is our own word for text with digits.
 */
const htmlType: Partial<Record<InputType, string>> = { ip: 'text' }
const inputMode: Partial<Record<InputType, 'decimal' | 'email' | 'url' | 'tel' | 'search'>> = {
  ip: 'decimal',
  email: 'email',
  url: 'url',
  tel: 'tel',
  search: 'search',
}

/** Text and all the browser's own text-like inputs (dates, times, mail …). */
export function TextField({ item, value, onChange, id, describedBy, invalid }: FieldProps<InputItem>) {
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

const classNames = { input: classes.lines ?? '' }
/** Lines of a field whose page does not say how many; the person may drag it larger. */
const usualRows = 4
/** More than these fill a small screen. */
const mostRows = 24

/**
 * Text of several lines. What nobody edited of it stays as it came, byte for byte, with the line ends that it
 * had.
 */
export function TextAreaField({ item, value, onChange, id, describedBy, invalid }: FieldProps<InputItem>) {
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

/** A password with a button that shows it, once there is something to show [D5-22]. */
export function PasswordField({ item, value, onChange, id, describedBy, invalid }: FieldProps<InputItem>) {
  const { t } = useRenderer()
  const [wantsToSee, setWantsToSee] = useState(false)
  const text = toInputText(value)
  const shown = wantsToSee && text !== ''
  return (
    <Input
      id={id}
      type={shown ? 'text' : 'password'}
      value={text}
      placeholder={item.attributes.placeholder}
      maxLength={item.attributes.maxlength}
      readOnly={item.readonly}
      error={invalid}
      autoComplete={item.attributes.autocomplete ?? 'new-password'}
      autoCapitalize="off"
      spellCheck={false}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      rightSectionWidth={44}
      rightSectionPointerEvents="all"
      rightSection={
        text !== '' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={shown ? t('renderer.hidePassword') : t('renderer.showPassword')}
            aria-pressed={shown}
            onClick={() => setWantsToSee(!shown)}
          >
            {shown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
          </ActionIcon>
        )
      }
      onChange={(event) => {
        // The next password is not shown because the last one was.
        if (event.currentTarget.value === '') setWantsToSee(false)
        onChange(event.currentTarget.value)
      }}
    />
  )
}
