import type { PlaybackClock, PlaybackContext, PlaybackFacts, Moment } from './playback.vocabulary'

/**
 * A push may differ from what was reckoned by so much, ms, and the clock goes on unmoved: nobody sees it, and
 * no second jumps.
 */
export const jitter = 250

/** How far the track is at a moment, ms; never beyond its end, where it has one. */
export function elapsedAt({ facts, clock }: Pick<PlaybackContext, 'facts' | 'clock'>, now: Moment): number {
  const passed = facts?.status === 'play' ? clock.seek + Math.max(0, now - clock.at) : clock.seek
  const end = (facts?.duration ?? 0) * 1000
  return end > 0 ? Math.min(passed, end) : passed
}

/** A track that is no further than this, ms, has just begun. */
const beginning = 1500

/**
 * Whether two states, one after the other, are of the same thing that plays. It may be at another place of
 * the queue by now, which changes while it plays; only where it begins there as well is it the same track
 * once more, which the queue holds twice.
 */
export function isSameTrack(one: PlaybackFacts | undefined, other: PlaybackFacts): boolean {
  return (
    one !== undefined &&
    one.uri === other.uri &&
    one.service === other.service &&
    one.title === other.title &&
    (one.position === other.position || other.seek === undefined || other.seek > beginning)
  )
}

/**
 * The clock after a push [D4-4]: 0 when it stopped, as it was when the push says what was reckoned, else what
 * the push says. One that does not say how far the same track is leaves it alone, unless its time was up:
 * then it begins once more, as another track does.
 */
export function clockAfter(
  context: Pick<PlaybackContext, 'facts' | 'clock'>,
  facts: PlaybackFacts,
  at: Moment,
): PlaybackClock {
  const isSame = isSameTrack(context.facts, facts)
  const reckoned = elapsedAt(context, at)
  const isUp = facts.duration > 0 && reckoned > facts.duration * 1000 - beginning
  const pushed = facts.status === 'stop' ? 0 : (facts.seek ?? (isSame && !isUp ? reckoned : 0))
  const goesOn = isSame && context.facts?.status === facts.status
  if (goesOn && Math.abs(reckoned - pushed) < jitter) return context.clock
  return { seek: pushed, at }
}
