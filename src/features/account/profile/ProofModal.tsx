import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { PanelModal } from '../../../ui/modal/PanelModals'
import { PasswordField } from '../../../ui/TextField'
import { useSession } from '../session/SessionContext'
import { describeFault, type Fault } from './describeFault'
import classes from './ProofModal.module.css'

interface Props {
  title: string
  message: string
  submitLabel: string
  isDangerous?: boolean
  /** The cloud judges the password. */
  isBusy: boolean
  /** Why the last one was not accepted. */
  fault: Fault | undefined
  onGive: (password: string) => void
  onDecline: () => void
}

/**
 * Asks for the account's password, because the cloud wants to know anew who one is; what is against it stands
 * at the field.
 */
export const ProofModal = (props: Props) => {
  const { t } = useTranslation()
  const { title, message, submitLabel, isDangerous = false, isBusy, fault, onGive, onDecline } = props
  const session = useSession()
  const email = 'user' in session ? session.user.email : ''
  const form = useId()
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault) field.current?.focus()
  }, [fault])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setEmpty(password === '')
    if (password === '') field.current?.focus()
    else if (!isBusy) {
      setChanged(false)
      onGive(password)
    }
  }
  const errorText = () => {
    if (isEmpty) return t('accountProfile.proof.required')
    return fault && !isChanged && !isBusy ? describeFault(t, fault) : undefined
  }
  return (
    <PanelModal
      isTop
      hasOwnFocus
      title={title}
      onClose={onDecline}
      buttons={
        <>
          <Button variant="default" onClick={onDecline}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy} {...(isDangerous && { color: 'red' })}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={classes.form} onSubmit={submit}>
        <p className={classes.message}>{message}</p>
        {/* Password managers go by it. */}
        <input
          className={classes.user}
          type="text"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField
          ref={field}
          label={t('accountProfile.proof.label')}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={errorText()}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setEmpty(false)
            setChanged(true)
          }}
        />
      </form>
    </PanelModal>
  )
}
