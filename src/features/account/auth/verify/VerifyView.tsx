import { IconMailCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import { EmptyState } from '../../../../ui/EmptyState'
import { WaitingLines } from '../../../../ui/WaitingLines'
import { useCloud } from '../../session/CloudContext'
import { useSession } from '../../session/SessionContext'
import { WayLink } from '../../ways/WayLink'
import { VerificationCard } from './VerificationCard'
import classes from './VerifyView.module.css'

/** Whether the e-mail is confirmed, asked anew of the service, and what to do [A2.4-42 A2.4-43 A4.14-1 A8-23]. */
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
    <WayLink to="profile" button="default">
      {t('accountAuth.verify.profile')}
    </WayLink>
  )
  if (isEmailVerified || isConfirmedNow)
    return (
      <EmptyState
        icon={<IconMailCheck size={40} stroke={1.25} aria-hidden />}
        title={t('accountAuth.verify.verified')}
        action={profile}
      >
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
