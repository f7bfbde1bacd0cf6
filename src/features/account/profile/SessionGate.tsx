import { Skeleton, VisuallyHidden, Button } from '@mantine/core'
import { IconCloudOff, IconUserCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useDelayed, EmptyState, ErrorState } from '../../../ui/states'
import classes from './ProfileView.module.css'
import type { AccountSession } from '../session'
import { useNavigationLinks } from '../links/NavigationLinksContext'
import { describeFault } from './describeFault'

/** The shape of the profile, after 150 ms of waiting for it. */
const ProfileSkeleton = () => {
  const { t } = useTranslation()
  const isLate = useDelayed(true, 150)
  return (
    <div className={classes.view} aria-busy>
      <VisuallyHidden role="status">{t('accountProfile.loading')}</VisuallyHidden>
      {isLate ? (
        <>
          <Skeleton height={136} radius="md" />
          <div className={classes.pair}>
            <Skeleton height={168} radius="md" />
            <Skeleton height={168} radius="md" />
          </div>
          <Skeleton height={280} radius="md" />
        </>
      ) : null}
    </div>
  )
}

/** Somebody is signed in, and what the cloud keeps of them is here. */
export type ReadySession = Extract<AccountSession, { phase: 'ready' }>

interface Props {
  session: AccountSession
  children: (session: ReadySession) => ReactNode
}

/**
 * Draws what needs a user once there is one; until then what comes, why it does not, or that nobody is signed
 * in [A2.4-35 A8-26].
 */
export const SessionGate = ({ session, children }: Props) => {
  const { t } = useTranslation()
  const links = useNavigationLinks()
  switch (session.phase) {
    case 'ready':
      return children(session)
    case 'unknown':
    case 'loading':
      return <ProfileSkeleton />
    case 'failed':
      return (
        <ErrorState title={t('accountProfile.unavailable')} icon={IconCloudOff} onRetry={session.retry}>
          {describeFault(t, session.problem)} {t('accountProfile.unavailableRest')}
        </ErrorState>
      )
    case 'signedOut':
      return (
        <EmptyState
          icon={IconUserCircle}
          title={t('accountProfile.notLogged.title')}
          action={
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
              <Button onClick={() => links.go('login')}>{t('accountProfile.notLogged.login')}</Button>
              <Button variant="default" onClick={() => links.go('signup')}>
                {t('accountProfile.notLogged.signup')}
              </Button>
            </div>
          }
        >
          {t('accountProfile.notLogged.text')}
        </EmptyState>
      )
  }
}
