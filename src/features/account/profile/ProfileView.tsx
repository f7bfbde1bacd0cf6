import { Button } from '@mantine/core'
import { IconMailCheck, IconMailExclamation } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import type { UserRecord } from '../../../../schemas/generated/types'
import { useSession } from '../session'
import { useNavigationLinks } from '../links/NavigationLinksContext'
import { Avatar } from './avatar/Avatar'
import classes from './ProfileView.module.css'
import { SessionGate, type ReadySession } from './SessionGate'

interface Props {
  /** The plan one has, with the way to another [A2.4-31]. */
  Plan: ComponentType<{ record: UserRecord | undefined }>
  /** Stands above all while the e-mail is not verified [A2.4-30]. */
  verification: ReactNode
  /** The referral programme, where there is one [A2.4-32]. */
  achievements: ReactNode
  /** The user's devices [A2.4-33]. */
  devices: ReactNode
}

/** The profile of who is signed in [A2.4-29]; what other parts of the area show in it the screen hands in. */
export const ProfileView = (parts: Props) => {
  const session = useSession()
  return <SessionGate session={session}>{(ready) => <Profile {...ready} {...parts} />}</SessionGate>
}

const Profile = ({ user, record, Plan, verification, achievements, devices }: ReadySession & Props) => {
  const { t } = useTranslation()
  const links = useNavigationLinks()
  const { firstName = '', lastName = '', username } = record ?? {}
  const email = user.email || (record?.email ?? '')
  const isVerified = user.isEmailVerified || record?.verified === true
  const name = `${firstName} ${lastName}`.trim()
  return (
    <div className={classes.view}>
      <section className={classes.person} aria-label={t('accountProfile.title')}>
        <Avatar photoUrl={record?.photoUrl ?? record?.photoURL} names={[firstName, email]} />
        <div className={classes.who}>
          <h1 className={classes.name}>{name || email}</h1>
          {username ? <p className={classes.line}>{username}</p> : null}
          <p className={classes.line}>{email}</p>
          <p className={classes.verified} data-verified={isVerified}>
            {isVerified ? (
              <IconMailCheck size={18} stroke={1.5} aria-hidden />
            ) : (
              <IconMailExclamation size={18} stroke={1.5} aria-hidden />
            )}
            {t(isVerified ? 'accountProfile.verified' : 'accountProfile.notVerified')}
          </p>
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => links.go('edit-profile')}>
            {t('accountProfile.editButton')}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => links.go('logout')}>
            {t('accountProfile.logOut')}
          </Button>
        </div>
      </section>
      {isVerified ? null : verification}
      <div className={classes.pair}>
        <Plan record={record} />
        {achievements}
      </div>
      {devices}
    </div>
  )
}
