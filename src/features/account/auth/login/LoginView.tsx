import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { ContentItem } from '../../../../../schemas/generated/types'
import { useBuiltForm, type FormValues } from '../../../../renderer'
import { useCloud } from '../../session/CloudContext'
import { useSession } from '../../session/SessionContext'
import { WayLink } from '../../ways/WayLink'
import { useWays } from '../../ways/WaysContext'
import { AlreadyLoggedIn } from '../AlreadyLoggedIn'
import { AccountForm } from '../page/AccountForm'
import classes from '../page/links.module.css'
import { Stage } from '../page/Stage'
import { useTellProblem } from '../page/useTellProblem'
import { SocialButtons } from '../social/SocialButtons'

/** [A2.4-4 A5-7] */
const buildLoginForm = (t: TFunction): ContentItem[] => [
  {
    id: 'email',
    element: 'input',
    type: 'email',
    label: t('accountAuth.field.email'),
    value: '',
    attributes: [{ required: true }, { autocomplete: 'username' }],
  },
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
  const ways = useWays()
  const tell = useTellProblem()
  const form = useBuiltForm(buildLoginForm(t))
  const [isBusy, setBusy] = useState(false)
  const logIn = async (values: FormValues) => {
    setBusy(true)
    try {
      await auth.signIn(String(values['email']), String(values['password']))
      ways.go('profile', { replace: true })
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
            <WayLink to="recover-password" className={classes.small}>
              {t('accountAuth.login.forgot')}
            </WayLink>
          </AccountForm>
          <SocialButtons />
          <p className={classes.line}>
            {t('accountAuth.login.noAccount')} <WayLink to="signup">{t('accountAuth.login.signup')}</WayLink>
          </p>
        </>
      )}
    </Stage>
  )
}
