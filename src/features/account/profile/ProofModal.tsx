import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import type { ContentItem } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { FormModal, textIn, useBuiltForm } from '../../../renderer'
import { useSession } from '../session/createSession'
import { describeFault, type Fault } from './describeFault'

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

/** The password of an account; its e-mail stands above, for people and for password managers. */
const buildProofForm = (email: string, t: TFunction): ContentItem[] => [
  {
    id: 'email',
    element: 'input',
    type: 'email',
    label: t('accountProfile.proof.email'),
    value: email,
    readonly: true,
    attributes: [{ autocomplete: 'username' }],
  },
  {
    id: 'password',
    element: 'input',
    type: 'password',
    label: t('accountProfile.proof.label'),
    value: '',
    attributes: [{ autocomplete: 'current-password' }],
  },
]

/**
 * Asks for the account's password, because the cloud wants to know anew who one is; what is against it stands
 * at the field.
 */
export const ProofModal = (props: Props) => {
  const { t } = useTranslation()
  const { title, message, submitLabel, isDangerous = false, isBusy, fault, onGive, onDecline } = props
  const session = useSession()
  const form = useBuiltForm(buildProofForm('user' in session ? session.user.email : '', t))
  const formError = useMemo(
    () => (fault && !isBusy ? { id: 'password', words: describeFault(t, fault) } : undefined),
    [fault, isBusy, t],
  )
  return (
    <FormModal
      frame={{ isTop: true, onClose: onDecline }}
      title={title}
      message={message}
      form={form}
      check={(values) =>
        textIn(values, 'password') === '' ? { password: t('accountProfile.proof.required') } : {}
      }
      submitLabel={submitLabel}
      isDangerous={isDangerous}
      isBusy={isBusy}
      formError={formError}
      onSubmit={(values) => onGive(textIn(values, 'password'))}
    />
  )
}
