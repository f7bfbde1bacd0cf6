import { Button } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation'
import { Notice } from '../../../../ui/Notice'
import { useSession } from '../../session'
import { useWays } from '../../ways/WaysContext'
import { AccountCard } from '../AccountCard'
import { AvatarPicker } from '../avatar/AvatarPicker'
import { useDeletion } from '../deletion/DeletionContext'
import classes from '../ProfileView.module.css'
import { SessionGate, type ReadySession } from '../SessionGate'
import { subscriptionOf } from '../subscriptionOf'
import { BackLink } from '../../ways/BackLink'
import { EditForm } from './EditForm'
import { SubscriptionSummary } from './SubscriptionSummary'

/** Editing the own profile [A2.4-36 to A2.4-41]. */
export const EditProfileView = () => {
  const session = useSession()
  return <SessionGate session={session}>{(ready) => <Edit {...ready} />}</SessionGate>
}

const Edit = ({ user, record }: ReadySession) => {
  const { t } = useTranslation()
  const ways = useWays()
  const deletion = useDeletion()
  const { firstName = '', lastName = '' } = record ?? {}
  const isIncomplete = firstName.trim() === '' || lastName.trim() === ''
  const { canDelete } = subscriptionOf(record)
  return (
    <div className={classes.view}>
      <div className={classes.head}>
        {isIncomplete ? null : <BackLink to="profile">{t('accountProfile.edit.back')}</BackLink>}
        <h1 className={classes.title}>{t('accountProfile.edit.title')}</h1>
      </div>
      {isIncomplete && !deletion.isRunning ? (
        <div role="alert">
          <Notice kind="warning">
            <strong>{t('accountProfile.edit.completeTitle')}</strong> {t('accountProfile.edit.complete')}
          </Notice>
        </div>
      ) : null}
      {record === undefined && !deletion.isRunning ? (
        <Notice kind="info">
          <p className={classes.unfinished}>{t('accountProfile.delete.unfinished')}</p>
          <Button variant="default" onClick={deletion.request}>
            {t('accountProfile.delete.finish')}
          </Button>
        </Notice>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.column}>
          <AccountCard title={t('accountProfile.edit.personal')}>
            {record === undefined ? null : (
              <AvatarPicker
                uid={user.uid}
                photoUrl={record.photoUrl ?? record.photoURL}
                names={[firstName, user.email]}
              />
            )}
            <EditForm user={user} record={record} />
          </AccountCard>
        </div>
        <div className={classes.column}>
          <AccountCard title={t('accountProfile.subscription.title')}>
            <SubscriptionSummary record={record} />
          </AccountCard>
          <AccountCard title={t('accountProfile.edit.account')}>
            <div className={classes.buttons}>
              <Button variant="default" onClick={() => ways.go('logout')}>
                {t('accountProfile.logOut')}
              </Button>
              {canDelete ? (
                <Button variant="subtle" color="red" disabled={deletion.isRunning} onClick={deletion.request}>
                  {t('accountProfile.delete.button')}
                </Button>
              ) : null}
            </div>
            {canDelete ? null : <p className={classes.note}>{t('accountProfile.delete.notAllowed')}</p>}
          </AccountCard>
        </div>
      </div>
    </div>
  )
}
