import { fromPromise } from 'xstate'
import type { DeletionFault, DeletionStep } from '../../../../../machines/accountDeletion.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { faultOf } from '../toFault'

/** That the account is gone already, e.g. because another tab has finished what this one began. */
const gone: readonly string[] = ['auth/user-not-found', 'auth/no-current-user', 'auth/user-token-expired']

type Parts = Pick<Cloud, 'auth' | 'records' | 'storage' | 'functions'>

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
  perform: fromPromise<DeletionFault | undefined, { step: DeletionStep; uid: string }>(
    ({ input: { step, uid } }) => {
      switch (step) {
        case 'subscription':
          return faultOf(() => cloud.functions.cancelSubscription())
        case 'avatar':
          return faultOf(() => cloud.storage.deleteAvatar(uid))
        case 'record':
          return faultOf(() => cloud.records.deleteUser(uid))
        case 'user':
          return deleteUser(cloud)
      }
    },
  ),
})
