import { useEffect, useState } from 'react'
import type { ReferralCampaign, ReferralParticipant } from '../../../../schemas/generated/types'
import { CloudProblem } from '../../../cloud/ports/CloudProblem'
import { useCloud } from '../session/CloudContext'
import { referrerOf } from '../session/referrerOf'
import { usePlace } from '../ways/PlaceContext'
import { isRanked } from './isRanked'
import { waitForRank } from './waitForRank'

/** How somebody stands in the campaign. */
export type ReferralState =
  /** The brand has no campaign [A6-8]. */
  | { phase: 'none' }
  | { phase: 'loading' }
  /** `message` is the service's own, where it has one. */
  | { phase: 'failed'; message: string | undefined; retry: () => void }
  | { phase: 'ready'; campaign: ReferralCampaign; participant: ReferralParticipant }

type Loaded =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string | undefined }
  | Extract<ReferralState, { phase: 'ready' }>

/** The campaign and the user in it. Whoever waits for a rank has it asked for again as long as there is none [A4.16-2]. */
export const useReferral = (waits = false): ReferralState => {
  const { referral } = useCloud()
  const referrer = referrerOf(usePlace().query)
  const [state, setState] = useState<Loaded>({ phase: 'loading' })
  const isLoading = state.phase === 'loading'
  const isWaiting = waits && state.phase === 'ready' && !isRanked(state.participant)

  useEffect(() => {
    if (!referral || !isLoading) return undefined
    let isOver = false
    const show = (next: Loaded) => {
      if (!isOver) setState(next)
    }
    Promise.all([referral.campaign(), referral.participant(referrer)]).then(
      ([campaign, participant]) => show({ phase: 'ready', campaign, participant }),
      (error: unknown) => {
        const isTold = error instanceof CloudProblem && error.code === 'cloud/refused'
        show({ phase: 'failed', message: isTold ? error.message : undefined })
      },
    )
    return () => {
      isOver = true
    }
  }, [referral, referrer, isLoading])

  useEffect(() => {
    if (!referral || !isWaiting) return undefined
    return waitForRank(
      () => referral.participant(referrer),
      (participant) => setState((shown) => (shown.phase === 'ready' ? { ...shown, participant } : shown)),
    )
  }, [referral, referrer, isWaiting])

  if (!referral) return { phase: 'none' }
  return state.phase === 'failed' ? { ...state, retry: () => setState({ phase: 'loading' }) } : state
}
