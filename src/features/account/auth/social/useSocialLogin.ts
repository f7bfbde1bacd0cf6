import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation'
import type { SocialProvider } from '../../../../cloud/ports/CloudAuth'
import { useCloud } from '../../session/CloudContext'
import { useWays } from '../../ways/WaysContext'
import { useTellProblem } from '../page/useTellProblem'
import { otherWays, type OtherWays } from './otherWays'

/** Logging in with a social provider, which leads away from the page and back to it. */
export interface SocialLogin {
  /** Where the page is being left for. */
  leavingFor: SocialProvider | undefined
  begin: (provider: SocialProvider) => void
  /** How else to log in; undefined unless the address has an account with another way. */
  other: OtherWays | undefined
  dismissOther: () => void
}

/**
 * Social log-in, and what became of one that led back here: who is logged in goes to the profile, a failure is said in the error modal
 * where the specification has an alert [A8-29].
 */
export const useSocialLogin = (): SocialLogin => {
  const { t } = useTranslation()
  const { auth } = useCloud()
  const ways = useWays()
  const tell = useTellProblem()
  const [leavingFor, setLeavingFor] = useState<SocialProvider>()
  const [other, setOther] = useState<OtherWays>()

  const fail = useCallback(
    async (title: string, error: unknown) => {
      const found = await otherWays(error, auth)
      if (found) setOther(found)
      else await tell(title, error)
    },
    [auth, tell],
  )

  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    auth.redirectOutcome().then(
      (user) => {
        if (user) ways.go('profile', { replace: true })
      },
      (error: unknown) => void fail(t('accountAuth.failed.socialBack'), error),
    )
  }, [auth, fail, t, ways])

  const begin = (provider: SocialProvider) => {
    setOther(undefined)
    setLeavingFor(provider)
    auth.signInWithProvider(provider).catch((error: unknown) => {
      setLeavingFor(undefined)
      void fail(t('accountAuth.failed.social', { provider: t(`accountAuth.provider.${provider}`) }), error)
    })
  }
  return { leavingFor, begin, other, dismissOther: () => setOther(undefined) }
}
