import type { TFunction } from 'i18next'
import type { SignupForm } from '../../../../../machines/signup.machine'
import type { ContentItem } from '../../../../../schemas/generated/types'
import type { FormCheck, FormValues } from '../../../../renderer'

const name = (id: 'firstName' | 'lastName', autocomplete: string, t: TFunction): ContentItem => ({
  id,
  element: 'input',
  type: 'text',
  label: t(`accountAuth.field.${id}`),
  value: '',
  attributes: [{ required: true }, { autocomplete }],
})

const password = (id: 'password' | 'passwordConfirm', t: TFunction): ContentItem => ({
  id,
  element: 'input',
  type: 'password',
  label: t(`accountAuth.field.${id}`),
  value: '',
  attributes: [{ required: true }, { minlength: 8 }, { autocomplete: 'new-password' }],
})

/** The form of a sign-up [A2.4-9 A3.7-1 A9-10]; its limits are A5-1 to A5-3, but one character is a name. */
export const buildSignupForm = (t: TFunction): ContentItem[] => [
  name('firstName', 'given-name', t),
  name('lastName', 'family-name', t),
  {
    id: 'email',
    element: 'input',
    type: 'email',
    label: t('accountAuth.field.email'),
    value: '',
    attributes: [{ required: true }, { autocomplete: 'username' }],
  },
  password('password', t),
  password('passwordConfirm', t),
  { id: 'marketingConsent', element: 'switch', label: t('accountAuth.field.marketing'), value: false },
  { id: 'termsCheckbox', element: 'switch', label: t('accountAuth.field.terms'), value: false },
]

/**
 * What no field knows by itself: the terms are agreed to [A5-4 A8-11], the passwords are the same [A5-5 A8-12]. Said at the field, where
 * the specification has an error modal: there it can be mended.
 */
export const checkSignup =
  (t: TFunction): FormCheck =>
  (values) => ({
    termsCheckbox: values['termsCheckbox'] === true ? undefined : t('accountAuth.signup.termsMissing'),
    passwordConfirm:
      values['password'] === values['passwordConfirm'] ? undefined : t('accountAuth.signup.passwordsDiffer'),
  })

/** What is sent of the form; the second password and the terms are not. */
export const toSignup = (values: FormValues): SignupForm => ({
  firstName: String(values['firstName']),
  lastName: String(values['lastName']),
  email: String(values['email']),
  password: String(values['password']),
  marketingConsent: values['marketingConsent'] === true,
})
