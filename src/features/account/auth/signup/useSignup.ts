import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { useTranslation } from '../../../../i18n/useTranslation'
import { signupMachine, type NewUser, type SignupForm } from '../../../../../machines/signup.machine'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import type { CloudUser } from '../../../../cloud/ports/CloudAuth'
import { useDialogs } from '../../../../ui/dialogs/useDialogs'
import { useCloud } from '../../session/CloudContext'
import { referrerOf } from '../../session/referrerOf'
import { useSession } from '../../session/SessionContext'
import { usePlace } from '../../ways/PlaceContext'
import { authProblemText } from '../problemText'
import { createSignupActors } from './createSignupActors'

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

/** Runs the sign-up machine. It goes on where the screen is left in the middle, so that nobody keeps half an account [A4.2-1]. */
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
