import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useState,
  type ComponentProps,
} from 'react'
import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import classes from './TextField.module.css'
import { useTranslation } from '../i18n/TranslationProvider'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  /** Stands at the end of the field, e.g. a button of 44 px. */
  end?: ReactNode
}

/**
 * A labelled text field for the overlays. They are in what every screen loads, so they do without Mantine's
 * inputs, which weigh more than all overlays together; forms use those.
 */
export const TextField = ({ label, hint, error, ref, end, ...input }: Props) => {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.line} data-error={error !== undefined || undefined}>
        <input
          {...input}
          ref={ref}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        {end}
      </div>
      <div id={`${id}-error`} className={classes.error} aria-live="polite">
        {error}
      </div>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

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
