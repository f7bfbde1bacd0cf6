import { ActionIcon, Input } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldProps } from '../FieldProps'
import { useRenderer } from '../RendererContext'
import { toInputText } from './toInputText'

/** A password with a button that shows it, once there is something to show [D5-22]. */
export function PasswordField({ item, value, onChange, id, describedBy, invalid }: FieldProps<'input'>) {
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
