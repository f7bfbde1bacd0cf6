import { Button, Text, Title } from '@mantine/core'
import { IconMail, IconMailCheck } from '@tabler/icons-react'
import { useId, useState, useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import { useCloud, useSession } from '../../session/createSession'
import { useLogOut } from '../../session/SessionHost'
import { useNavigationLinks, AccountLink } from '../../links/NavigationLinksContext'
import { useTellProblem } from '../page/AccountForm'
import verificationCardClasses from './VerificationCard.module.css'
import { EmptyState, WaitingLines } from '../../../../ui/states'
import classes from './VerifyView.module.css'

/**
 * Asks who is logged in to confirm their e-mail [A2.5-11]: another mail, or logging in anew once it is done.
 * Failures are said in the error modal where the specification has an alert [A8-29]. Nothing for who is
 * logged out.
 */
export function VerificationCard() {
  const { t } = useTranslation()
  const id = useId()
  const { auth } = useCloud()
  const session = useSession()
  const links = useNavigationLinks()
  const logOut = useLogOut()
  const tell = useTellProblem()
  const [step, setStep] = useState<'idle' | 'sending' | 'sent' | 'leaving'>('idle')
  if (!('user' in session)) return null
  const { email } = session.user
  const resend = async () => {
    setStep('sending')
    try {
      await auth.sendVerification()
      setStep('sent')
    } catch (error) {
      setStep('idle')
      await tell(t('accountAuth.card.resendFailed'), error)
    }
  }
  const reauthenticate = async () => {
    setStep('leaving')
    try {
      await logOut()
      links.go('access')
    } catch (error) {
      setStep('idle')
      await tell(t('accountAuth.card.reauthenticateFailed'), error)
    }
  }
  const isBusy = step === 'sending' || step === 'leaving'
  return (
    <section className={verificationCardClasses.card} aria-labelledby={`${id}-title`}>
      <IconMail className={verificationCardClasses.sign} size={24} stroke={1.5} aria-hidden />
      <div className={verificationCardClasses.words}>
        <Title order={2} id={`${id}-title`}>
          {t('accountAuth.card.title')}
        </Title>
        <Text>{t('accountAuth.card.text', { email })}</Text>
        <div className={verificationCardClasses.buttons}>
          <Button onClick={() => void reauthenticate()} disabled={isBusy} aria-busy={step === 'leaving'}>
            {t('accountAuth.card.done')}
          </Button>
          <Button
            variant="default"
            onClick={() => void resend()}
            disabled={isBusy}
            aria-busy={step === 'sending'}
          >
            {step === 'sending' ? t('accountAuth.card.resending') : t('accountAuth.card.resend')}
          </Button>
        </div>
        <p role="status" className={verificationCardClasses.note}>
          {step === 'sent' ? t('accountAuth.card.sent', { email }) : t('accountAuth.card.doneHint')}
        </p>
      </div>
    </section>
  )
}

/**
 * Whether the e-mail is confirmed, asked anew of the service, and what to do [A2.4-42 A2.4-43 A4.14-1 A8-23].
 */
export function VerifyView() {
  const { t } = useTranslation()
  const { auth } = useCloud()
  const session = useSession()
  const [isAsking, setAsking] = useState(true)
  const [isConfirmedNow, setConfirmedNow] = useState(false)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    // What is known already is shown where the service cannot be asked.
    auth
      .reload()
      .then((user) => setConfirmedNow(user?.isEmailVerified === true))
      .catch(() => undefined)
      .finally(() => setAsking(false))
  }, [auth])
  if (isAsking || !('user' in session)) return <WaitingLines height={120} count={1} />
  const { email, isEmailVerified } = session.user
  const profile = (
    <AccountLink to="profile" button="default">
      {t('accountAuth.verify.profile')}
    </AccountLink>
  )
  if (isEmailVerified || isConfirmedNow)
    return (
      <EmptyState icon={IconMailCheck} title={t('accountAuth.verify.verified')} action={profile}>
        {t('accountAuth.verify.verifiedText', { email })}
      </EmptyState>
    )
  return (
    <div className={classes.whole}>
      <h1 className={classes.heading}>{t('accountAuth.verify.notVerified')}</h1>
      <VerificationCard />
      {profile}
    </div>
  )
}
