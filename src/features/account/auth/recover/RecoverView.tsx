import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { useBuiltForm, type FormValues } from '../../../../renderer'
import { useCloud } from '../../session/CloudContext'
import { WayLink } from '../../ways/WayLink'
import { AccountForm } from '../page/AccountForm'
import classes from '../page/links.module.css'
import { Stage } from '../page/Stage'
import { useTellProblem } from '../page/useTellProblem'
import { authProblemIs } from '../problemText'

/** Has a mail sent with a link to a new password [A2.4-44 A2.4-45 A4.13-1]. It never tells whether an address has an account. */
export function RecoverView() {
  const { t } = useTranslation()
  const { auth } = useCloud()
  const tell = useTellProblem()
  const form = useBuiltForm([
    {
      id: 'email',
      element: 'input',
      type: 'email',
      label: t('accountAuth.field.email'),
      value: '',
      attributes: [{ required: true }, { autocomplete: 'username' }],
    },
  ])
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const send = async (values: FormValues) => {
    const email = String(values['email'])
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
        <WayLink to="login" button="filled">
          {t('accountAuth.recover.toLogin')}
        </WayLink>
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
        <WayLink to="login">{t('accountAuth.recover.back')}</WayLink>
      </p>
    </Stage>
  )
}
