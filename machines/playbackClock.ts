import type { PlaybackClock, PlaybackContext, PlaybackState, Moment } from './playback.vocabulary'

/**
 * A push may differ from what was reckoned by so much, ms, and the clock goes on unmoved: nobody sees it, and
 * no second jumps.
 */
export const jitter = 250

/** How far the track is at a moment, ms; never beyond its end, where it has one. */
export function elapsedAt({ state, clock }: Pick<PlaybackContext, 'state' | 'clock'>, now: Moment): number {
  const passed = state?.status === 'play' ? clock.seek + Math.max(0, now - clock.at) : clock.seek
  const end = (state?.duration ?? 0) * 1000
  return end > 0 ? Math.min(passed, end) : passed
}

/** A track that is no further than this, ms, has just begun. */
const beginning = 1500

/**
 * Whether two states, one after the other, are of the same thing that plays. It may be at another place of
 * the queue by now, which changes while it plays; only where it begins there as well is it the same track
 * once more, which the queue holds twice.
 */
export function isSameTrack(one: PlaybackState | undefined, other: PlaybackState): boolean {
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
  context: Pick<PlaybackContext, 'state' | 'clock'>,
  state: PlaybackState,
  at: Moment,
): PlaybackClock {
  const isSame = isSameTrack(context.state, state)
  const reckoned = elapsedAt(context, at)
  const isUp = state.duration > 0 && reckoned > state.duration * 1000 - beginning
  const pushed = state.status === 'stop' ? 0 : (state.seek ?? (isSame && !isUp ? reckoned : 0))
  const goesOn = isSame && context.state?.status === state.status
  if (goesOn && Math.abs(reckoned - pushed) < jitter) return context.clock
  return { seek: pushed, at }
}
