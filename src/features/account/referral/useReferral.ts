import { useEffect, useState } from 'react'
import type { ReferralParticipant, ReferralCampaign } from '../../../../schemas/generated/types'
import { CloudProblem } from '../../../cloud/ports/CloudAuth'
import { referrerOf, useCloud } from '../session/createSession'
import { pause } from '../../../ui/pause'
import { usePlace } from '../links/NavigationLinksContext'

/** Whether somebody has a rank already: 0 is none. */
export const isRanked = ({ rank }: ReferralParticipant): boolean => rank !== undefined && rank > 0

/** ms between two questions whether somebody is ranked by now: at first, and at most. */
const firstPause = 5000
const longestPause = 60_000

/**
 * Asks for somebody who has no rank until there is one, less and less often, one question at a time and none
 * while nobody sees the page [A4.16-2]. Gives whatever is answered; where there is no answer, the next
 * question may have one. Returns what ends it.
 */
export function waitForRank(
  ask: () => Promise<ReferralParticipant>,
  onAnswer: (participant: ReferralParticipant) => void,
): () => void {
  const over = new AbortController()
  let wait = firstPause

  const askLater = async () => {
    const isDue = await pause(wait, over.signal)
    wait = Math.min(2 * wait, longestPause)
    if (isDue) askSeen()
  }
  const askSeen = () => {
    if (document.visibilityState === 'visible') void askNow()
    else document.addEventListener('visibilitychange', askSeen, { once: true, signal: over.signal })
  }
  const askNow = async () => {
    const participant = await ask().catch(() => undefined)
    if (over.signal.aborted) return
    if (participant) onAnswer(participant)
    if (!participant || !isRanked(participant)) void askLater()
  }

  void askLater()
  return () => over.abort()
}

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

/**
 * The campaign and the user in it. Whoever waits for a rank has it asked for again as long as there is none
 * [A4.16-2].
 */
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
