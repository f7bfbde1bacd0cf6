import type { TFunction } from 'i18next'
import { Anchor, Button } from '@mantine/core'
import { useState, type ComponentType, useEffect, useRef } from 'react'
import type { SignupForm } from '../../../../../machines/signup.machine'
import type { ContentItem } from '../../../../../schemas/generated/types'
import { type FormCheck, type FormValues, textIn, useBuiltForm } from '../../../../renderer'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import { PrivacyLink } from '../../../../ui/brand/BrandContext'
import { PanelModal } from '../../../../ui/modal/PanelModals'
import { AccountLink, useNavigationLinks } from '../../links/NavigationLinksContext'
import { AlreadyLoggedIn, emailField } from '../AccessView'
import { AccountForm } from '../page/AccountForm'
import links from '../page/links.module.css'
import { Stage } from '../page/Stage'
import { SocialButtons } from '../social/SocialButtons'
import { type Signup, useSignup } from './useSignup'
import { Notice } from '../../../../ui/states'
import { PlanGrid, useCheckout, usePlanChoices } from '../../checkout'
import classes from './PlanStep.module.css'

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
  emailField(t),
  password('password', t),
  password('passwordConfirm', t),
  { id: 'marketingConsent', element: 'switch', label: t('accountAuth.field.marketing'), value: false },
  { id: 'termsCheckbox', element: 'switch', label: t('accountAuth.field.terms'), value: false },
]

/**
 * What no field knows by itself: the terms are agreed to [A5-4 A8-11], the passwords are the same [A5-5
 * A8-12]. Said at the field, where the specification has an error modal: there it can be mended.
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
  firstName: textIn(values, 'firstName'),
  lastName: textIn(values, 'lastName'),
  email: textIn(values, 'email'),
  password: textIn(values, 'password'),
  marketingConsent: values['marketingConsent'] === true,
})

interface AccountStepProps {
  signup: Signup
  /** The terms and conditions. */
  Terms: ComponentType
  /** A sign-up of one page has no steps to count. */
  hasSteps: boolean
}

/**
 * The form of a sign-up, with the terms in a modal, social buttons and a way to log in [A2.4-8 to A2.4-12].
 */
function AccountStep({ signup, Terms, hasSteps }: AccountStepProps) {
  const { t } = useTranslation()
  const form = useBuiltForm(buildSignupForm(t))
  const [isReading, setReading] = useState(false)
  return (
    <Stage
      heading={t('accountAuth.signup.heading')}
      text={t('accountAuth.signup.text')}
      above={hasSteps ? <p className={links.step}>{t('accountAuth.signup.step', { step: 1 })}</p> : null}
    >
      {signup.already ? (
        <AlreadyLoggedIn user={signup.already} />
      ) : (
        <>
          <p className={links.line}>
            {t('accountAuth.signup.have')}{' '}
            <AccountLink to="login">{t('accountAuth.signup.login')}</AccountLink>
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
              className={links.small ?? ''}
              onClick={() => setReading(true)}
            >
              {t('accountAuth.signup.readTerms')}
            </Anchor>
            <PrivacyLink />
          </AccountForm>
          <SocialButtons />
          {hasSteps ? (
            <p className={links.line}>
              {t('accountAuth.signup.planLater')}{' '}
              <AccountLink to="signup-old">{t('accountAuth.signup.onePage')}</AccountLink>
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

/** Step 2: a plan to pay for, or none [A2.4-13 A4.2-4]. What the checkout leads to and tells is its own. */
function PlanStep({ signup: { user, isMailMissing } }: { signup: Signup }) {
  const { t } = useTranslation()
  const navigation = useNavigationLinks()
  const choices = usePlanChoices()
  const { pay, isBusy, window: checkout } = useCheckout('signup')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={classes.step} aria-labelledby="signup-plan">
      <header className={classes.words}>
        <p className={links.step}>{t('accountAuth.signup.step', { step: 2 })}</p>
        <h1 id="signup-plan" className={classes.heading} ref={heading} tabIndex={-1}>
          {t('accountAuth.plan.heading')}
        </h1>
        <p className={classes.text}>{t('accountAuth.plan.text')}</p>
      </header>
      {isMailMissing ? <Notice kind="warning">{t('accountAuth.signup.mailMissing')}</Notice> : null}
      <PlanGrid choices={choices} />
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => navigation.go('playback')}>
          {t('accountAuth.plan.decline')}
        </Button>
        <Button
          disabled={isBusy || choices.choice.product === undefined}
          aria-busy={isBusy}
          onClick={() => pay({ ...choices.choice, user })}
        >
          {t('accountAuth.plan.finish')}
        </Button>
      </div>
      {checkout}
    </section>
  )
}

interface SignupViewProps {
  /** The terms and conditions. */
  Terms: ComponentType
}

/** Signing up in two steps: the account, then a plan [A2.4-12 to A2.4-16]. */
export function SignupView({ Terms }: SignupViewProps) {
  const signup = useSignup()
  return signup.step === 1 ? (
    <AccountStep signup={signup} Terms={Terms} hasSteps />
  ) : (
    <PlanStep signup={signup} />
  )
}

interface SignupOldViewProps {
  /** The terms and conditions. */
  Terms: ComponentType
}

/** Signing up on one page [A2.4-8 to A2.4-11]; who has an account goes to the profile. */
export function SignupOldView({ Terms }: SignupOldViewProps) {
  const navigation = useNavigationLinks()
  const signup = useSignup()
  const isDone = signup.step === 2
  useEffect(() => {
    if (isDone) navigation.go('profile', { replace: true })
  }, [isDone, navigation])
  return (
    <AccountStep signup={isDone ? { ...signup, isCreating: true } : signup} Terms={Terms} hasSteps={false} />
  )
}
