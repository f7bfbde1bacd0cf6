import { fromPromise, createActor, type ActorRefFrom } from 'xstate'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import {
  type DeletionFault,
  type DeletionStep,
  accountDeletionMachine,
} from '../../../../../machines/accountDeletion.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { hasUpload } from '../avatar/Avatar'
import { subscriptionOf } from '../edit/SubscriptionSummary'
import { describeFault, type Fault, faultOf } from '../describeFault'
import { onePer, openPresenterPlace, type PresenterPlace } from '../../session/createSession'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import { useDialogs } from '../../../../ui/dialogs/Dialogs'
import { useToasts } from '../../../../ui/toasts/Toast'
import { useReportUnsavedEdits } from '../../../../ui/unsavedEdits/UnsavedEdits'
import { useCloud, useSession } from '../../session'
import { useLogOut } from '../../session/SessionHost'
import { useNavigationLinks } from '../../links/NavigationLinksContext'
import { ProofModal } from '../ProofModal'
import { DeletionContext, DeletionModal } from './DeletionModal'

/** That the account is gone already, e.g. because another tab has finished what this one began. */
const gone: readonly string[] = ['auth/user-not-found', 'auth/no-current-user', 'auth/user-token-expired']

/**
 * A log-in of which the cloud, which wants one of the last 5 minutes, still makes do after all the steps, ms.
 */
const recentLogIn = 180_000

type Parts = Pick<Cloud, 'auth' | 'records' | 'storage' | 'functions'>

const checkLogIn = async ({ auth }: Parts): Promise<Fault | undefined> => {
  let age = 0
  const fault = await faultOf(async () => (age = await auth.logInAge()))
  return fault ?? (age > recentLogIn ? { code: 'auth/requires-recent-login', message: '' } : undefined)
}

/** Whether the record says that nothing is left to cancel; false where it cannot be read. */
const isCancelled = ({ records }: Parts, uid: string): Promise<boolean> =>
  records.readUser(uid).then(
    (record) => record !== undefined && !subscriptionOf(record).mustCancel,
    () => false,
  )

/**
 * Cancels, unless it is done: the answer to an earlier try may have been lost, and a second one would be told
 * that there is nothing to cancel.
 */
const cancel = async (parts: Parts, uid: string): Promise<Fault | undefined> => {
  if (await isCancelled(parts, uid)) return undefined
  const fault = await faultOf(() => parts.functions.cancelSubscription())
  return fault !== undefined && (await isCancelled(parts, uid)) ? undefined : fault
}

/**
 * Deletes the picture where the record says that one was uploaded, or does not say: the browser would log
 * what is not found. Where the record is gone, an earlier try has deleted the picture before it.
 */
const deleteAvatar = async ({ records, storage }: Parts, uid: string): Promise<Fault | undefined> => {
  const hasPicture = await records.readUser(uid).then(
    (record) => hasUpload(record, uid),
    () => true,
  )
  return hasPicture ? faultOf(() => storage.deleteAvatar(uid)) : undefined
}

/** Deletes the record; where no answer came in time it is looked up whether it is gone. */
const deleteRecord = async ({ records }: Parts, uid: string): Promise<Fault | undefined> => {
  const fault = await faultOf(() => records.deleteUser(uid))
  if (fault?.code !== 'cloud/timeout') return fault
  const isGone = await records.readUser(uid).then(
    (record) => record === undefined,
    () => false,
  )
  return isGone ? undefined : fault
}

const deleteUser = async ({ auth }: Parts) => {
  const fault = await faultOf(() => auth.deleteUser())
  if (fault === undefined || !gone.includes(fault.code)) return fault
  // Nobody is signed in then, whatever this tab still believes.
  return faultOf(() => auth.signOut())
}

/** The actors of the machine on the cloud; each step can be done again without harm. */
export const createDeletionActors = (cloud: Parts, isSure: () => Promise<boolean>) => ({
  confirm: fromPromise(isSure),
  prove: fromPromise<DeletionFault | undefined, { password: string }>(({ input }) =>
    faultOf(() => cloud.auth.reauthenticate(input.password)),
  ),
  checkLogIn: fromPromise<DeletionFault | undefined>(() => checkLogIn(cloud)),
  perform: fromPromise<DeletionFault | undefined, { step: DeletionStep; uid: string }>(
    ({ input: { step, uid } }) => {
      switch (step) {
        case 'subscription':
          return cancel(cloud, uid)
        case 'avatar':
          return deleteAvatar(cloud, uid)
        case 'record':
          return deleteRecord(cloud, uid)
        case 'user':
          return deleteUser(cloud)
      }
    },
  ),
})

/**
 * Who asks about a deletion, shows how it goes and leads on; `isAway`: the account area has been left
 * meanwhile.
 */
interface DeletionPresenter {
  isSure: () => Promise<boolean>
  deleted: (isAway: boolean) => void
  /** It goes on no further without the user; only told who is away. */
  stoppedAway: (fault: DeletionFault, isUntouched: boolean) => void
}

/** The deletion of an account. */
interface AccountDeletion {
  actor: ActorRefFrom<typeof accountDeletionMachine>
  present: PresenterPlace<DeletionPresenter>['present']
}

/** The deletion on a cloud: it goes on and ends well whatever screen is on. */
const openDeletion = onePer((cloud: Cloud): AccountDeletion => {
  const place = openPresenterPlace<DeletionPresenter>()
  const isSure = () => place.presenter()?.isSure() ?? Promise.resolve(false)
  const actor = createActor(accountDeletionMachine.provide({ actors: createDeletionActors(cloud, isSure) }))
  actor.on('deleted', () => {
    actor.send({ type: 'deletion.dismissed' })
    place.presenter()?.deleted(!place.isPresenting())
  })
  actor.on('stopped', ({ fault }) => {
    if (!place.isPresenting())
      place.presenter()?.stoppedAway(fault, actor.getSnapshot().context.done.length === 0)
  })
  actor.start()
  return { actor, present: place.present }
})

/**
 * Shows how an account is deleted, above the screens of the area [A4.11-1]; outside of it that goes on, and a
 * toast tells the end. Who has been deleted is logged out of the player, too, which would sign them in again,
 * and ends at access unless they have left the area.
 */
export function DeletionHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const cloud = useCloud()
  const session = useSession()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const links = useNavigationLinks()
  const logOut = useLogOut()
  const { actor, present } = openDeletion(cloud)
  const state = useSelector(actor, (snapshot) => snapshot)
  const isRunning = state.hasTag('running')
  useReportUnsavedEdits(isRunning)
  useEffect(
    () =>
      present({
        isSure: () =>
          dialogs.confirm({
            title: t('accountProfile.delete.confirmTitle'),
            message: t('accountProfile.delete.confirm'),
            confirmLabel: t('accountProfile.delete.button'),
            isDangerous: true,
          }),
        deleted: (isAway) => {
          toasts.show({ kind: 'success', isSticky: isAway, title: t('accountProfile.delete.done') })
          // Nobody is signed in any more on this page; what matters is that the player hears of it.
          void logOut()
            .catch(() => undefined)
            .then(() => (isAway ? undefined : links.go('access', { replace: true })))
        },
        stoppedAway: (fault, isUntouched) =>
          toasts.show({
            kind: 'error',
            isSticky: true,
            title: t('accountProfile.delete.failedTitle'),
            message: `${describeFault(t, fault)} ${t(isUntouched ? 'accountProfile.delete.untouched' : 'accountProfile.delete.halfAway')}`,
          }),
      }),
    [present, dialogs, t, toasts, links, logOut],
  )

  const order = useMemo(() => {
    if (session.phase !== 'ready') return undefined
    return {
      uid: session.user.uid,
      hasPlan: subscriptionOf(session.record).mustCancel,
      canProve: session.user.providers.includes('password'),
    }
  }, [session])
  const deletion = useMemo(
    () => ({
      isRunning,
      request: () => {
        if (order) actor.send({ type: 'deletion.requested', order })
      },
    }),
    [actor, order, isRunning],
  )
  return (
    <DeletionContext value={deletion}>
      {children}
      {state.hasTag('asking') && (
        <ProofModal
          title={t('accountProfile.delete.proofTitle')}
          message={t('accountProfile.delete.proof')}
          submitLabel={t('accountProfile.delete.button')}
          isDangerous
          isBusy={state.hasTag('proving')}
          fault={state.context.proofFault}
          onGive={(password) => actor.send({ type: 'password.given', password })}
          onDecline={() => actor.send({ type: 'proof.declined' })}
        />
      )}
      {(isRunning || state.hasTag('failed')) && (
        <DeletionModal
          hasPlan={state.context.hasPlan}
          done={state.context.done}
          fault={state.hasTag('failed') ? state.context.fault : undefined}
          onRetry={() => actor.send({ type: 'deletion.retried' })}
          onLogOut={
            state.context.canProve
              ? undefined
              : () => {
                  actor.send({ type: 'deletion.dismissed' })
                  links.go('logout')
                }
          }
          onClose={() => actor.send({ type: 'deletion.dismissed' })}
        />
      )}
    </DeletionContext>
  )
}
