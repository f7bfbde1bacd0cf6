import { fromPromise, createActor } from 'xstate'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type NewUser, type SignupForm, signupMachine } from '../../../../../machines/signup.machine'
import type { NewUserRecord } from '../../../../../schemas/generated/types'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { authProblemIs, authProblemText } from '../problemText'
import { useTranslation } from '../../../../i18n/TranslationProvider'
import type { CloudUser } from '../../../../cloud/ports/CloudAuth'
import { useDialogs } from '../../../../ui/dialogs/Dialogs'
import { referrerOf, useCloud, useSession } from '../../session/createSession'
import { usePlace } from '../../links/NavigationLinksContext'

/** The record of somebody who has just signed up [A3.7-2 A9-11]; never with the password [A3.1-22]. */
const toNewRecord = ({ uid, email }: NewUser, form: SignupForm): NewUserRecord => ({
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
const uncertain = ['cloud/unreachable', 'cloud/away', 'cloud/timeout']

/**
 * Makes the auth user. Where the answer of an earlier try was lost the user may be there already: the same
 * form then goes on with that one, so that no half account stays, unless it has a record and is no half one
 * [A4.2-1].
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
const createSignupActors = (cloud: Pick<Cloud, 'auth' | 'records'>) => {
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

/** Signing up, step by step. */
export interface Signup {
  /** Never more than 2 [A2.4-14]. */
  step: 1 | 2
  isCreating: boolean
  /** Who was logged in before anything was sent [A2.4-11]. */
  already: CloudUser | undefined
  /** Who has just signed up. */
  user: NewUser | undefined
  isMailMissing: boolean
  submit: (form: SignupForm) => void
}

const begin = (cloud: Cloud, referrer: string | undefined) => {
  const actor = createActor(signupMachine.provide({ actors: createSignupActors(cloud) }))
  actor.on('signedUp', () => {
    cloud.analytics.signalLead()
    // The account does not depend on it; the referral page asks again.
    if (referrer) cloud.referral?.participant(referrer).catch(() => undefined)
  })
  return actor.start()
}

/**
 * Runs the sign-up machine. It goes on where the screen is left in the middle, so that nobody keeps half an
 * account [A4.2-1].
 */
export const useSignup = (): Signup => {
  const { t } = useTranslation()
  const cloud = useCloud()
  const dialogs = useDialogs()
  const session = useSession()
  const { query } = usePlace()
  const [actor] = useState(() => begin(cloud, referrerOf(query)))
  useEffect(() => {
    const told = actor.on('failed', ({ stage, error }) => {
      const why = authProblemText(error, t)
      const message = stage === 'record' ? `${why} ${t('accountAuth.signup.recordFailed')}` : why
      void dialogs.error({ title: t('accountAuth.signup.failed'), message })
    })
    return () => told.unsubscribe()
  }, [actor, dialogs, t])
  const state = useSelector(actor, (snapshot) => snapshot)
  const isUntouched = state.matches({ account: 'filling' })
  return {
    step: state.hasTag('plan') ? 2 : 1,
    isCreating: state.hasTag('creating'),
    already: isUntouched && 'user' in session ? session.user : undefined,
    user: state.context.user,
    isMailMissing: state.context.isMailMissing,
    submit: (form) => actor.send({ type: 'account.submitted', form }),
  }
}
