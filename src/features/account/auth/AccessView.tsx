import { Button, Title } from '@mantine/core'
import { useState, useCallback, useEffect, useRef } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useBrand } from '../../../ui/brand/BrandContext'
import { AccountLink, useNavigationLinks } from '../links/NavigationLinksContext'
import { type Art, Stage } from './page/Stage'
import { SocialButtons } from './social/SocialButtons'
import type { CloudUser } from '../../../cloud/ports/CloudAuth'
import { useLogOut } from '../session/SessionHost'
import { useTellProblem, AccountForm } from './page/AccountForm'
import { EmptyState } from '../../../ui/states'
import type { ContentItem } from '../../../../schemas/generated/types'
import { textIn, useBuiltForm, type FormValues } from '../../../renderer'
import { useCloud, useSession } from '../session/createSession'
import classes from './page/links.module.css'
import { authProblemIs } from './problemText'

/** Where who is logged out begins [A2.4-1 A2.4-2]; `art` is a picture other than that of the visit. */
export function AccessView({ art }: { art?: Art }) {
  const { t } = useTranslation()
  const { productName } = useBrand()
  return (
    <Stage
      art={art}
      heading={t('accountAuth.access.heading')}
      text={t('accountAuth.access.text', { product: productName })}
    >
      <AccountLink to="login" button="filled">
        {t('accountAuth.access.login')}
      </AccountLink>
      <AccountLink to="signup" button="default">
        {t('accountAuth.access.signup')}
      </AccountLink>
      <SocialButtons />
    </Stage>
  )
}

/** Stands where a form would be for who is logged in already [A2.4-6 A2.4-11]. */
export function AlreadyLoggedIn({ user }: { user: CloudUser }) {
  const { t } = useTranslation()
  const links = useNavigationLinks()
  const logOut = useLogOut()
  const tell = useTellProblem()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await logOut()
      links.go('access')
    } catch (error) {
      setBusy(false)
      await tell(t('accountAuth.logout.failed'), error)
    }
  }
  return (
    <>
      <Title order={2}>{t('accountAuth.already.heading')}</Title>
      <p style={{ margin: 0 }}>
        {t('accountAuth.already.text', { name: user.email || user.displayName || user.uid })}
      </p>
      <AccountLink to="profile" button="filled">
        {t('accountAuth.already.profile')}
      </AccountLink>
      <Button variant="default" disabled={isBusy} aria-busy={isBusy} onClick={() => void leave()}>
        {t('accountAuth.already.logOut')}
      </Button>
    </>
  )
}

/** Logs out on player and page as soon as it is there, then leads to access [A2.4-3 A2.4-7]. */
export function LogoutView() {
  const { t } = useTranslation()
  const links = useNavigationLinks()
  const logOut = useLogOut()
  const tell = useTellProblem()
  const [hasFailed, setFailed] = useState(false)
  const leave = useCallback(async () => {
    setFailed(false)
    try {
      await logOut()
      links.go('access', { replace: true })
    } catch (error) {
      setFailed(true)
      await tell(t('accountAuth.logout.failed'), error)
    }
  }, [logOut, t, tell, links])
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void leave()
  }, [leave])
  if (!hasFailed)
    return (
      <div role="status">
        <EmptyState title={t('accountAuth.logout.busy')} />
      </div>
    )
  return (
    <EmptyState
      title={t('accountAuth.logout.failed')}
      action={
        <>
          <Button onClick={() => void leave()}>{t('accountAuth.logout.retry')}</Button>
          <Button variant="default" onClick={() => links.go('profile')}>
            {t('accountAuth.logout.back')}
          </Button>
        </>
      }
    />
  )
}

/** Where somebody says by which address they have an account, or will. */
export const emailField = (t: TFunction): ContentItem => ({
  id: 'email',
  element: 'input',
  type: 'email',
  label: t('accountAuth.field.email'),
  value: '',
  attributes: [{ required: true }, { autocomplete: 'username' }],
})

/** [A2.4-4 A5-7] */
const buildLoginForm = (t: TFunction): ContentItem[] => [
  emailField(t),
  {
    id: 'password',
    element: 'input',
    type: 'password',
    label: t('accountAuth.field.password'),
    value: '',
    attributes: [{ required: true }, { minlength: 8 }, { autocomplete: 'current-password' }],
  },
]

/** Logging in with e-mail and password, or a social provider [A2.4-4 A2.4-5 A2.4-6]. */
export function LoginView() {
  const { t } = useTranslation()
  const { auth } = useCloud()
  const session = useSession()
  const links = useNavigationLinks()
  const tell = useTellProblem()
  const form = useBuiltForm(buildLoginForm(t))
  const [isBusy, setBusy] = useState(false)
  const logIn = async (values: FormValues) => {
    setBusy(true)
    try {
      await auth.signIn(textIn(values, 'email'), textIn(values, 'password'))
      links.go('profile', { replace: true })
    } catch (error) {
      setBusy(false)
      await tell(t('accountAuth.failed.login'), error)
    }
  }
  const isAlready = 'user' in session && !isBusy
  return (
    <Stage heading={t('accountAuth.login.heading')}>
      {isAlready ? (
        <AlreadyLoggedIn user={session.user} />
      ) : (
        <>
          <AccountForm
            form={form}
            submit={t('accountAuth.login.submit')}
            busy={t('accountAuth.login.busy')}
            isBusy={isBusy}
            onSubmit={(values) => void logIn(values)}
          >
            <AccountLink to="recover-password" className={classes.small}>
              {t('accountAuth.login.forgot')}
            </AccountLink>
          </AccountForm>
          <SocialButtons />
          <p className={classes.line}>
            {t('accountAuth.login.noAccount')}{' '}
            <AccountLink to="signup">{t('accountAuth.login.signup')}</AccountLink>
          </p>
        </>
      )}
    </Stage>
  )
}

/**
 * Has a mail sent with a link to a new password [A2.4-44 A2.4-45 A4.13-1]. It never tells whether an address
 * has an account.
 */
export function RecoverView() {
  const { t } = useTranslation()
  const { auth } = useCloud()
  const tell = useTellProblem()
  const form = useBuiltForm([emailField(t)])
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const send = async (values: FormValues) => {
    const email = textIn(values, 'email')
    setBusy(true)
    try {
      await auth.sendPasswordReset(email)
      setSentTo(email)
    } catch (error) {
      // Where the service says that there is no such account, we do not.
      if (authProblemIs(error, 'auth/user-not-found')) setSentTo(email)
      else await tell(t('accountAuth.recover.failed'), error)
    }
    setBusy(false)
  }
  if (sentTo !== undefined)
    return (
      <Stage heading={t('accountAuth.recover.sentHeading')}>
        <p role="status" style={{ margin: 0 }}>
          {t('accountAuth.recover.sentText', { email: sentTo })}
        </p>
        <AccountLink to="login" button="filled">
          {t('accountAuth.recover.toLogin')}
        </AccountLink>
      </Stage>
    )
  return (
    <Stage heading={t('accountAuth.recover.heading')} text={t('accountAuth.recover.text')}>
      <AccountForm
        form={form}
        submit={t('accountAuth.recover.submit')}
        busy={t('accountAuth.recover.busy')}
        isBusy={isBusy}
        onSubmit={(values) => void send(values)}
      />
      <p className={classes.line}>
        <AccountLink to="login">{t('accountAuth.recover.back')}</AccountLink>
      </p>
    </Stage>
  )
}
