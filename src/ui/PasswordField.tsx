import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { TextField } from './TextField'

/** A text field for a password that can be made visible. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) => {
  const { t } = useTranslation()
  const [isVisible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      end={
        <ActionIcon
          aria-label={t('dialog.password.show')}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <IconEyeOff size={20} stroke={1.5} /> : <IconEye size={20} stroke={1.5} />}
        </ActionIcon>
      }
    />
  )
}
