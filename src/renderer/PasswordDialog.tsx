import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { ContentItem } from '../../schemas/generated/types'
import { useTranslation } from '../i18n/TranslationProvider'
import { useBuiltForm } from './BuiltFormView'
import { FormModal, type FormError } from './FormModal'
import { textIn, type FormValues } from './form/BuiltForm'
import type { DialogRequest } from '../ui/dialogs/Dialogs'
import { DeviceText } from '../ui/SafeHtml'

interface Props {
  isTop: boolean
  request: Extract<DialogRequest, { kind: 'password' }>
  onAnswer: (answer: boolean) => void
}

/** One field for the password of a page. */
const buildPasswordForm = (t: TFunction): ContentItem[] => [
  {
    id: 'password',
    element: 'input',
    type: 'password',
    label: t('dialog.password.label'),
    value: '',
    attributes: [{ autocomplete: 'current-password' }],
  },
]

/**
 * Asks for a password until its judge accepts it; a wrong one says so at the field and can be mended [D8-9].
 */
export const PasswordDialog = ({ request, onAnswer, isTop }: Props) => {
  const { t } = useTranslation()
  const { title, message, holdsHtml = false, check } = request.words
  const form = useBuiltForm(buildPasswordForm(t))
  const [formError, setFormError] = useState<FormError>()
  const [isChecking, setChecking] = useState(false)
  const submit = async (values: FormValues) => {
    setChecking(true)
    try {
      if (await check(textIn(values, 'password'))) return onAnswer(true)
      setFormError({ id: 'password', words: t('dialog.password.invalid') })
    } catch {
      setFormError({ id: 'password', words: t('dialog.password.noAnswer') })
    }
    setChecking(false)
  }
  return (
    <FormModal
      frame={{ isTop, onClose: () => onAnswer(false) }}
      title={title ?? t('dialog.password.title')}
      message={message === '' ? undefined : <DeviceText text={message} holdsHtml={holdsHtml} />}
      form={form}
      check={(values) =>
        textIn(values, 'password') === '' ? { password: t('dialog.password.required') } : {}
      }
      submitLabel={t('dialog.password.submit')}
      isBusy={isChecking}
      formError={formError}
      onSubmit={(values) => void submit(values)}
    />
  )
}
