import { Input, ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldProps } from '../ElementRules'
import { type InputItem, type InputType, keepLineEnds, toControlText, toInputText } from './element'
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

/** What all kinds of text fields have in common. */
const usualProps = ({ item, id, describedBy, invalid }: FieldProps<InputItem>) => ({
  id,
  placeholder: item.attributes.placeholder,
  maxLength: item.attributes.maxlength,
  readOnly: item.readonly,
  error: invalid,
  autoComplete: item.attributes.autocomplete ?? 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
})

/** Text and all the browser's own text-like inputs (dates, times, mail …). */
export function TextField(props: FieldProps<InputItem>) {
  const { item, value, onChange } = props
  const { min, max, step, title } = item.attributes
  return (
    <Input
      {...usualProps(props)}
      type={htmlType[item.type] ?? item.type}
      inputMode={inputMode[item.type]}
      value={toControlText(item.type, value)}
      min={min}
      max={max}
      step={step}
      title={title}
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
export function TextAreaField(props: FieldProps<InputItem>) {
  const { item, value, onChange } = props
  const { rows, title, required } = item.attributes
  const text = toInputText(value)
  const lines = rows === undefined || rows < 1 ? usualRows : Math.min(mostRows, Math.round(rows))
  return (
    <Input
      {...usualProps(props)}
      component="textarea"
      multiline
      classNames={classNames}
      rows={lines}
      value={text}
      title={title}
      aria-required={required}
      onChange={(event) => onChange(keepLineEnds(text, event.currentTarget.value))}
    />
  )
}

/** A password with a button that shows it, once there is something to show [D5-22]. */
export function PasswordField(props: FieldProps<InputItem>) {
  const { item, value, onChange } = props
  const { t } = useRenderer()
  const [wantsToSee, setWantsToSee] = useState(false)
  const text = toInputText(value)
  const shown = wantsToSee && text !== ''
  return (
    <Input
      {...usualProps(props)}
      type={shown ? 'text' : 'password'}
      value={text}
      autoComplete={item.attributes.autocomplete ?? 'new-password'}
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
