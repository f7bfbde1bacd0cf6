import { Button } from '@mantine/core'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../SafeHtml'
import { PasswordField } from '../TextField'
import type { DialogRequest } from './Dialogs'
import classes from './PasswordDialog.module.css'
import { PanelModal } from '../modal/PanelModals'

interface Props {
  isTop: boolean
  request: Extract<DialogRequest, { kind: 'password' }>
  onAnswer: (answer: boolean) => void
}

/**
 * Asks for a password until its judge accepts it; a wrong one says so at the field and can be mended [D8-9].
 */
export const PasswordDialog = ({ request, onAnswer, isTop }: Props) => {
  const { t } = useTranslation()
  const { title, message, holdsHtml = false, check } = request.words
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const fail = (text: string) => {
    setError(text)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    if (password === '') {
      fail(t('dialog.password.required'))
      return
    }
    setChecking(true)
    try {
      if (await check(password)) onAnswer(true)
      else fail(t('dialog.password.invalid'))
    } catch {
      fail(t('dialog.password.noAnswer'))
    }
    setChecking(false)
  }
  return (
    <PanelModal
      isTop={isTop}
      hasOwnFocus
      title={title ?? t('dialog.password.title')}
      onClose={() => onAnswer(false)}
      buttons={
        <>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isChecking}>
            {t('dialog.password.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {message === '' ? null : <DeviceText text={message} holdsHtml={holdsHtml} />}
        <PasswordField
          ref={field}
          label={t('dialog.password.label')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </form>
    </PanelModal>
  )
}
