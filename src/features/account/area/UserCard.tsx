import { hosted } from '../../../base'
import { ActionIcon, Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconCloudOff, IconInfoCircle, IconX, IconLogout } from '@tabler/icons-react'
import { useContext, useId, useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { AccountSlotsContext, type CardPlace } from '../../../ui/account/AccountSlotsContext'
import { AccountLink, useNavigationLinks } from '../links/NavigationLinksContext'
import classes from './UserCard.module.css'
import type { UserRecord } from '../../../../schemas/generated/types'
import type { CloudUser } from '../../../cloud/ports/CloudAuth'
import { onPlainPress } from '../../../ui/navigation/PanelLink'
import { heldPlan } from '../plans/planRules'
import { Avatar } from '../profile/avatar/Avatar'
import { useLeave } from './AccountDetails'
import { useSession } from '../session'

/**
 * Nobody is logged in: logging in, signing up, and what an account is for, which a finger can read, too
 * [A2.5-1]. In the menu it can be folded away; the settings bring it back. Its buttons are quiet: it stands
 * on every screen.
 */
const NobodyCard = ({ place }: { place: CardPlace }) => {
  const { t } = useTranslation()
  const [isTold, setTold] = useState(false)
  const about = useId()
  const { cardFold } = useContext(AccountSlotsContext)
  return (
    <>
      <div className={classes.user}>
        <IconCloudOff size={24} stroke={1.5} aria-hidden />
        <span className={classes.name}>{t('accountArea.card.notConnected')}</span>
        <ActionIcon
          variant="subtle"
          size={44}
          onClick={() => setTold(!isTold)}
          aria-label={t('accountArea.card.moreInfo')}
          aria-expanded={isTold}
          aria-controls={about}
          title={t('accountArea.card.moreInfo')}
        >
          <IconInfoCircle size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
        {cardFold && place === 'menu' ? (
          <ActionIcon
            variant="subtle"
            size={44}
            onClick={() => cardFold.fold(true)}
            aria-label={t('accountArea.card.fold')}
            title={t('accountArea.card.fold')}
          >
            <IconX size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      <div id={about} hidden={!isTold}>
        <p className={classes.about}>
          {t('accountArea.card.about')}{' '}
          <AccountLink to="landing">{t('accountArea.card.aboutLink')}</AccountLink>
        </p>
      </div>
      <div className={classes.actions}>
        <AccountLink to="signup" button="default">
          {t('accountArea.card.signUp')}
        </AccountLink>
        <AccountLink to="login" button="subtle">
          {t('accountArea.card.logIn')}
        </AccountLink>
        {cardFold?.isFolded && place === 'settings' ? (
          <Button variant="subtle" onClick={() => cardFold.fold(false)}>
            {t('accountArea.card.unfold')}
          </Button>
        ) : null}
      </div>
    </>
  )
}

interface Props {
  user: CloudUser
  record: UserRecord | undefined
}

/**
 * First name and plan of who is signed in, the way to the profile, logging out, and to the plans for who has
 * none [A2.5-1].
 */
const SignedInCard = ({ user, record }: Props) => {
  const { t } = useTranslation()
  const links = useNavigationLinks()
  const leave = useLeave()
  const { code, isFree } = heldPlan(record)
  const [firstName, lastName] = [record?.firstName?.trim() ?? '', record?.lastName?.trim() ?? '']
  const isNamed = firstName !== '' && lastName !== ''
  const name = isNamed ? firstName : t('accountArea.card.social')
  const plan = isFree ? t('accountArea.card.free') : `${code.charAt(0).toUpperCase()}${code.slice(1)}`
  return (
    <>
      <div className={classes.user}>
        <a
          className={classes.profile}
          href={hosted(links.address('profile'))}
          onClick={onPlainPress(() => links.go('profile'))}
          aria-label={t('accountArea.card.profile', { name, plan })}
        >
          <Avatar
            photoUrl={record?.photoUrl ?? record?.photoURL ?? user.photoUrl}
            names={[record?.firstName, record?.email, user.email]}
            size={40}
          />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.plan}>{plan}</span>
          </span>
        </a>
        <ActionIcon
          variant="subtle"
          size={44}
          onClick={() => void leave()}
          aria-label={t('accountArea.card.logOut')}
          title={t('accountArea.card.logOut')}
        >
          <IconLogout size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {isFree ? (
        <AccountLink to="plans" button="default" className={classes.wide}>
          {t('accountArea.card.upgrade')}
        </AccountLink>
      ) : null}
    </>
  )
}

/** Who is signed in to the cloud, and what they can do about it [A2.5-1]; or that nobody is. */
export const UserCard = ({ place }: { place: CardPlace }) => {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <section className={classes.card} aria-label={t('accountArea.card.label')}>
      {session.phase === 'signedOut' ? <NobodyCard place={place} /> : null}
      {session.phase === 'unknown' || session.phase === 'loading' ? (
        <div role="status">
          <VisuallyHidden>{t('accountArea.card.waiting')}</VisuallyHidden>
          <Skeleton height={44} radius="md" />
        </div>
      ) : null}
      {session.phase === 'ready' ? <SignedInCard user={session.user} record={session.record} /> : null}
      {session.phase === 'failed' ? (
        <div className={classes.trouble} role="status">
          <span>{t('accountArea.failed.title')}</span>
          <Button variant="default" onClick={session.retry}>
            {t('action.tryAgain')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
