import type { TFunction } from 'i18next'
import { Anchor, Button } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import type { SignupForm } from '../../../../../machines/signup.machine'
import type { ContentItem } from '../../../../../schemas/generated/types'
import { type FormCheck, type FormValues, useBuiltForm } from '../../../../renderer'
import { useTranslation } from '../../../../i18n/useTranslation'
import { PrivacyLink } from '../../../../ui/brand/PrivacyLink'
import { PanelModal } from '../../../../ui/modal/PanelModal'
import { WayLink } from '../../ways/WayLink'
import { AlreadyLoggedIn } from '../AlreadyLoggedIn'
import { AccountForm } from '../page/AccountForm'
import classes from '../page/links.module.css'
import { Stage } from '../page/Stage'
import { SocialButtons } from '../social/SocialButtons'
import type { Signup } from './useSignup'

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
const buildSignupForm = (t: TFunction): ContentItem[] => [
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
const checkSignup =
  (t: TFunction): FormCheck =>
  (values) => ({
    termsCheckbox: values['termsCheckbox'] === true ? undefined : t('accountAuth.signup.termsMissing'),
    passwordConfirm:
      values['password'] === values['passwordConfirm'] ? undefined : t('accountAuth.signup.passwordsDiffer'),
  })

/** What is sent of the form; the second password and the terms are not. */
const toSignup = (values: FormValues): SignupForm => ({
  firstName: String(values['firstName']),
  lastName: String(values['lastName']),
  email: String(values['email']),
  password: String(values['password']),
  marketingConsent: values['marketingConsent'] === true,
})

interface Props {
  signup: Signup
  /** The terms and conditions. */
  Terms: ComponentType
  /** A sign-up of one page has no steps to count. */
  hasSteps: boolean
}

/** The form of a sign-up, with the terms in a modal, social buttons and a way to log in [A2.4-8 to A2.4-12]. */
export function AccountStep({ signup, Terms, hasSteps }: Props) {
  const { t } = useTranslation()
  const form = useBuiltForm(buildSignupForm(t))
  const [isReading, setReading] = useState(false)
  return (
    <Stage
      heading={t('accountAuth.signup.heading')}
      text={t('accountAuth.signup.text')}
      above={hasSteps ? <p className={classes.step}>{t('accountAuth.signup.step', { step: 1 })}</p> : null}
    >
      {signup.already ? (
        <AlreadyLoggedIn user={signup.already} />
      ) : (
        <>
          <p className={classes.line}>
            {t('accountAuth.signup.have')} <WayLink to="login">{t('accountAuth.signup.login')}</WayLink>
          </p>
          <AccountForm
            form={form}
            submit={t('accountAuth.signup.submit')}
            busy={t('accountAuth.signup.busy')}
            isBusy={signup.isCreating}
            check={checkSignup(t)}
            onSubmit={(values) => signup.submit(toSignup(values))}
          >
            <Anchor
              component="button"
              type="button"
              className={classes.small ?? ''}
              onClick={() => setReading(true)}
            >
              {t('accountAuth.signup.readTerms')}
            </Anchor>
            <PrivacyLink />
          </AccountForm>
          <SocialButtons />
          {hasSteps ? (
            <p className={classes.line}>
              {t('accountAuth.signup.planLater')}{' '}
              <WayLink to="signup-old">{t('accountAuth.signup.onePage')}</WayLink>
            </p>
          ) : null}
        </>
      )}
      {isReading ? (
        <PanelModal
          isTop
          size="md"
          title={t('accountAuth.signup.termsTitle')}
          onClose={() => setReading(false)}
          buttons={<Button onClick={() => setReading(false)}>{t('action.close')}</Button>}
        >
          <Terms />
        </PanelModal>
      ) : null}
    </Stage>
  )
}
