import { Button, PasswordInput } from '@mantine/core'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceText } from '../../../ui/DeviceText'
import type { DialogRequest } from './DialogRequest'
import { PanelModal } from './PanelModal'

interface Props {
  id: number
  request: Extract<DialogRequest, { kind: 'password' }>
  isOpen: boolean
  onAnswer: (answer: boolean) => void
  onGone: () => void
}

/** Asks for a password until its judge accepts it; a wrong one says so at the field and can be mended [D8-9]. */
export const PasswordDialog = ({ id, request, isOpen, onAnswer, onGone }: Props) => {
  const { t } = useTranslation()
  const { title, message, check } = request.words
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
      id={id}
      title={title ?? t('dialog.password.title')}
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      onGone={onGone}
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
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        {message === '' ? null : <DeviceText text={message} />}
        <PasswordInput
          ref={field}
          mt="md"
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
