import { useEffect, useState } from 'react'
import type { ReferralCampaign, ReferralParticipant } from '../../../../schemas/generated/types'
import { CloudProblem } from '../../../cloud/ports/CloudProblem'
import { useCloud } from '../session/CloudContext'
import { usePlace } from '../ways/PlaceContext'

/** ms between two questions whether somebody is ranked by now [A4.16-2]. */
const interval = 5000

/** Parameter of an address that says who sent somebody [A9-13]. */
const referrerParameter = 'grsf'

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

/** Whether somebody has a rank already: 0 is none. */
export const isRanked = ({ rank }: ReferralParticipant): boolean => rank !== undefined && rank > 0

/** The campaign and the user in it; asks again every 5 s as long as there is no rank. */
export const useReferral = (): ReferralState => {
  const { referral } = useCloud()
  const referrer = usePlace().query.get(referrerParameter) ?? undefined
  const [state, setState] = useState<Loaded>({ phase: 'loading' })
  const isLoading = state.phase === 'loading'
  const unranked = state.phase === 'ready' && !isRanked(state.participant) ? state : undefined

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
    if (!referral || !unranked) return undefined
    let isOver = false
    const show = (participant: ReferralParticipant) => {
      if (!isOver) setState({ ...unranked, participant })
    }
    // Where there is no answer what is shown stays, and the next question may be answered.
    const timer = setTimeout(() => {
      referral.participant(referrer).then(show, () => show(unranked.participant))
    }, interval)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [referral, referrer, unranked])

  if (!referral) return { phase: 'none' }
  return state.phase === 'failed' ? { ...state, retry: () => setState({ phase: 'loading' }) } : state
}
