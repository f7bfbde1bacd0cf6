import { ActionIcon } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { UserRecord } from '../../../../schemas/generated/types'
import type { CloudUser } from '../../../cloud/ports/CloudAuth'
import { isOfTheBrowser } from '../../../ui/navigation/isOfTheBrowser'
import { heldPlan } from '../plans/rules/heldPlan'
import { useWays, WayLink } from '../ways'
import { Avatar } from '../profile/avatar/Avatar'
import { useLeave } from './useLeave'
import classes from './UserCard.module.css'

interface Props {
  user: CloudUser
  record: UserRecord | undefined
}

/** First name and plan of who is signed in, the way to the profile, logging out, and to the plans for who has none [A2.5-1]. */
export const SignedInCard = ({ user, record }: Props) => {
  const { t } = useTranslation()
  const ways = useWays()
  const leave = useLeave()
  const { code, isFree } = heldPlan(record)
  const [firstName, lastName] = [record?.firstName?.trim() ?? '', record?.lastName?.trim() ?? '']
  const isNamed = firstName !== '' && lastName !== ''
  const name = isNamed ? firstName : t('accountArea.card.social')
  const plan = isFree ? t('accountArea.card.free') : `${code.charAt(0).toLocaleUpperCase()}${code.slice(1)}`
  const toProfile = (event: MouseEvent) => {
    if (isOfTheBrowser(event)) return
    event.preventDefault()
    ways.go('profile')
  }
  return (
    <>
      <div className={classes.user}>
        <a
          className={classes.profile}
          href={ways.address('profile')}
          onClick={toProfile}
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
        <WayLink to="plans" button="default" className={classes.wide}>
          {t('accountArea.card.upgrade')}
        </WayLink>
      ) : null}
    </>
  )
}
