import { fromPromise } from 'xstate'
import type { EditFault, EditOutcome, EditStep } from '../../../../../machines/profileEdit.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { faultOf, toFault } from '../toFault'

/** Whose profile it is, as known when a step begins. */
interface Who {
  uid: string
  email: string
  /** False where the database has no record of them; saving the names makes one. */
  hasRecord: boolean
}

const perform = async (
  { auth, records }: Pick<Cloud, 'auth' | 'records'>,
  { uid, email, hasRecord }: Who,
  step: EditStep,
): Promise<EditOutcome> => {
  switch (step.kind) {
    case 'names': {
      const { firstName, lastName } = step
      if (hasRecord) await records.updateUser(uid, { firstName, lastName })
      else {
        const rest = { avatarId: 0, social: {}, country: '', marketingConsent: false }
        await records.createUser(uid, { uid, email, firstName, lastName, ...rest })
      }
      return 'done'
    }
    case 'email':
      return (await auth.updateEmail(step.email)) === 'mailed' ? 'mailed' : 'done'
    case 'address':
      await records.updateUser(uid, { email: step.email })
      return 'done'
    case 'password':
      await auth.updatePassword(step.password)
      return 'done'
  }
}

/** The actors of the machine on the cloud. */
export const createEditActors = (cloud: Pick<Cloud, 'auth' | 'records'>, who: Who) => ({
  perform: fromPromise<EditOutcome, EditStep>(async ({ input }) => {
    try {
      return await perform(cloud, who, input)
    } catch (error) {
      return toFault(error)
    }
  }),
  prove: fromPromise<EditFault | undefined, { password: string }>(({ input }) =>
    faultOf(() => cloud.auth.reauthenticate(input.password)),
  ),
})
