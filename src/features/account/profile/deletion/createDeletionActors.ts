import { fromPromise } from 'xstate'
import type { DeletionFault, DeletionStep } from '../../../../../machines/accountDeletion.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { hasUpload } from '../avatar/hasUpload'
import { subscriptionOf } from '../subscriptionOf'
import { faultOf, type Fault } from '../toFault'

/** That the account is gone already, e.g. because another tab has finished what this one began. */
const gone: readonly string[] = ['auth/user-not-found', 'auth/no-current-user', 'auth/user-token-expired']

/** A log-in of which the cloud, which wants one of the last 5 minutes, still makes do after all the steps, ms. */
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

/** Cancels, unless it is done: the answer to an earlier try may have been lost, and a second one would be told that there is nothing to cancel. */
const cancel = async (parts: Parts, uid: string): Promise<Fault | undefined> => {
  if (await isCancelled(parts, uid)) return undefined
  const fault = await faultOf(() => parts.functions.cancelSubscription())
  return fault !== undefined && (await isCancelled(parts, uid)) ? undefined : fault
}

/**
 * Deletes the picture where the record says that one was uploaded, or does not say: the browser would log what is not found. Where the
 * record is gone, an earlier try has deleted the picture before it.
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
