import { ActionIcon, Input } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldProps } from '../FieldProps'
import { useRenderer } from '../RendererContext'
import { toInputText } from './toInputText'

/** A password with a button that shows it. */
export function PasswordField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
  const { t } = useRenderer()
  const [shown, setShown] = useState(false)
  return (
    <Input
      id={id}
      type={shown ? 'text' : 'password'}
      value={toInputText(value)}
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
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={shown ? t('renderer.hidePassword') : t('renderer.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        </ActionIcon>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
