import { Button, Text, Title } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { useCloud } from '../../session/CloudContext'
import { useSession } from '../../session/SessionContext'
import { useLogOut } from '../../session/useLogOut'
import { useWays } from '../../ways/WaysContext'
import { useTellProblem } from '../page/useTellProblem'
import classes from './VerificationCard.module.css'

/**
 * Asks who is logged in to confirm their e-mail [A2.5-11]: another mail, or logging in anew once it is done. Failures are said in the
 * error modal where the specification has an alert [A8-29]. Nothing for who is logged out.
 */
export function VerificationCard() {
  const { t } = useTranslation()
  const id = useId()
  const { auth } = useCloud()
  const session = useSession()
  const ways = useWays()
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
      ways.go('access')
    } catch (error) {
      setStep('idle')
      await tell(t('accountAuth.card.reauthenticateFailed'), error)
    }
  }
  const isBusy = step === 'sending' || step === 'leaving'
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <IconMail className={classes.sign} size={24} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <Title order={2} id={`${id}-title`}>
          {t('accountAuth.card.title')}
        </Title>
        <Text>{t('accountAuth.card.text', { email })}</Text>
        <div className={classes.buttons}>
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
        <p role="status" className={classes.note}>
          {step === 'sent' ? t('accountAuth.card.sent', { email }) : t('accountAuth.card.doneHint')}
        </p>
      </div>
    </section>
  )
}
