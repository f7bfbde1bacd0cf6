import { fromPromise } from 'xstate'
import type { NewUser, SignupForm } from '../../../../../machines/signup.machine'
import type { NewUserRecord } from '../../../../../schemas/generated/types'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { authProblemIs } from '../problemText'

/** The record of somebody who has just signed up [A3.7-2 A9-11]; never with the password [A3.1-22]. */
export const toNewRecord = ({ uid, email }: NewUser, form: SignupForm): NewUserRecord => ({
  uid,
  email,
  firstName: form.firstName,
  lastName: form.lastName,
  marketingConsent: form.marketingConsent,
  avatarId: 0,
  social: {},
  country: '',
})

/** Failures after which nobody knows whether the user was made. */
const uncertain = ['cloud/unreachable', 'cloud/timeout']

/**
 * Makes the auth user. Where the answer of an earlier try was lost the user may be there already: the same form then goes on with that
 * one, so that no half account stays, unless it has a record and is no half one [A4.2-1].
 */
const createUserMaker = ({ auth, records }: Pick<Cloud, 'auth' | 'records'>) => {
  let lost: SignupForm | undefined
  const enterLost = async ({ email, password }: SignupForm) => {
    const user = await auth.signIn(email, password)
    if ((await records.readUser(user.uid)) === undefined) return user
    await auth.signOut()
    return undefined
  }
  return async (form: SignupForm) => {
    try {
      return await auth.signUp(form.email, form.password)
    } catch (error) {
      if (uncertain.some((code) => authProblemIs(error, code))) lost = form
      const isLost = lost?.email === form.email && lost.password === form.password
      const user =
        isLost && authProblemIs(error, 'auth/email-already-in-use') ? await enterLost(form) : undefined
      if (!user) throw error
      return user
    }
  }
}

/** The actors of the sign-up machine on the cloud. */
export const createSignupActors = (cloud: Pick<Cloud, 'auth' | 'records'>) => {
  const { auth, records } = cloud
  const makeUser = createUserMaker(cloud)
  return {
    createUser: fromPromise<NewUser, { form: SignupForm }>(async ({ input: { form } }) => {
      const { uid, email } = await makeUser(form)
      return { uid, email: email || form.email }
    }),
    writeRecord: fromPromise<void, { user: NewUser; form: SignupForm }>(({ input: { user, form } }) =>
      records.createUser(user.uid, toNewRecord(user, form)),
    ),
    sendMail: fromPromise<void>(() => auth.sendVerification()),
    deleteUser: fromPromise<void, { user: NewUser }>(async ({ input: { user } }) => {
      // It may have been written although nobody said so; once the user is gone nobody may remove it.
      await records.deleteUser(user.uid).catch(() => undefined)
      try {
        await auth.deleteUser()
      } catch (error) {
        if (!authProblemIs(error, 'auth/user-not-found')) throw error
      }
    }),
  }
}
