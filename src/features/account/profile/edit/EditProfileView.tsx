import { useId, type ReactNode, useCallback, useRef, useState, type ChangeEvent } from 'react'
import { Button } from '@mantine/core'
import accountCardClasses from '../AccountCard.module.css'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import type { UploadProblem } from '../../../../../machines/upload.machine'
import { Notice } from '../../../../ui/states'
import { useToasts } from '../../../../ui/toasts/Toast'
import { Avatar, checkAvatar } from '../avatar/Avatar'
import { AvatarModal } from '../avatar/AvatarModal'
import avatarPickerClasses from '../avatar/AvatarPicker.module.css'
import { useSession } from '../../session'
import { useNavigationLinks, BackLink } from '../../links/NavigationLinksContext'
import { useDeletion } from '../deletion/DeletionModal'
import classes from '../ProfileView.module.css'
import { SessionGate, type ReadySession } from '../SessionGate'
import { subscriptionOf, SubscriptionSummary } from './SubscriptionSummary'
import { EditForm } from './EditForm'

interface AccountCardProps {
  title: string
  /** Below the title. */
  intro?: string
  children: ReactNode
}

/** A part of the profile's screens: a heading, and what belongs to it. */
const AccountCard = ({ title, intro, children }: AccountCardProps) => {
  const id = useId()
  return (
    <section className={accountCardClasses.card} aria-labelledby={id}>
      <h2 id={id} className={accountCardClasses.title}>
        {title}
      </h2>
      {intro === undefined ? null : <p className={accountCardClasses.intro}>{intro}</p>}
      {children}
    </section>
  )
}

interface AvatarPickerProps {
  uid: string
  photoUrl: string | undefined
  names: readonly (string | undefined)[]
}

/**
 * The picture of the user, and choosing another one [A2.4-36]: its square is chosen in a modal, which sends
 * it, too.
 */
const AvatarPicker = ({ uid, photoUrl, names }: AvatarPickerProps) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<UploadProblem>()
  const close = useCallback(() => setPicture(undefined), [])
  const finish = useCallback(() => {
    setPicture(undefined)
    toasts.show({ kind: 'success', title: t('accountProfile.avatar.saved') })
  }, [toasts, t])
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // The same file can be chosen once more.
    currentTarget.value = ''
    const found = checkAvatar(file)
    setProblem(found)
    if (found) return
    try {
      setPicture(await createImageBitmap(file))
    } catch {
      setProblem('broken')
    }
  }
  return (
    <div className={avatarPickerClasses.picker}>
      <Avatar photoUrl={photoUrl} names={names} size={88} />
      <div className={avatarPickerClasses.words}>
        <Button variant="default" onClick={() => input.current?.click()}>
          {t('accountProfile.avatar.change')}
        </Button>
        <p className={avatarPickerClasses.hint}>{t('accountProfile.avatar.hint')}</p>
        <div role="alert">
          {problem && <Notice kind="error">{t(`accountProfile.avatar.problem.${problem}`)}</Notice>}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('accountProfile.avatar.change')}
        onChange={(event) => void choose(event)}
      />
      {picture && <AvatarModal uid={uid} picture={picture} onClose={close} onDone={finish} />}
    </div>
  )
}

/** Editing the own profile [A2.4-36 to A2.4-41]. */
export const EditProfileView = () => {
  const session = useSession()
  return <SessionGate session={session}>{(ready) => <Edit {...ready} />}</SessionGate>
}

const Edit = ({ user, record }: ReadySession) => {
  const { t } = useTranslation()
  const links = useNavigationLinks()
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
              <Button variant="default" onClick={() => links.go('logout')}>
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
