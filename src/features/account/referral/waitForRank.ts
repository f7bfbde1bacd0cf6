import type { ReferralParticipant } from '../../../../schemas/generated/types'
import { isRanked } from './isRanked'

/** ms between two questions whether somebody is ranked by now: at first, and at most. */
const firstPause = 5000
const longestPause = 60_000

/**
 * Asks for somebody who has no rank until there is one, less and less often, one question at a time and none while nobody sees the page
 * [A4.16-2]. Gives whatever is answered; where there is no answer, the next question may have one. Returns what ends it.
 */
export function waitForRank(
  ask: () => Promise<ReferralParticipant>,
  onAnswer: (participant: ReferralParticipant) => void,
): () => void {
  const over = new AbortController()
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined

  const askLater = () => {
    timer = setTimeout(askSeen, pause)
    pause = Math.min(2 * pause, longestPause)
  }
  const askSeen = () => {
    if (document.visibilityState === 'visible') void askNow()
    else document.addEventListener('visibilitychange', askSeen, { once: true, signal: over.signal })
  }
  const askNow = async () => {
    const participant = await ask().catch(() => undefined)
    if (over.signal.aborted) return
    if (participant) onAnswer(participant)
    if (!participant || !isRanked(participant)) askLater()
  }

  askLater()
  return () => {
    over.abort()
    clearTimeout(timer)
  }
}
