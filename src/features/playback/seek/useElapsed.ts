import { useCallback, useSyncExternalStore } from 'react'
import { elapsedAt } from '../../../../machines/playbackClock'
import { usePlayback, usePlaybackActor } from '../PlaybackContext'

const second = 1000

/**
 * How far the track is, ms, in whole seconds; the component renders once a second while it plays, just after the second has
 * changed, and not at all while it does not or nobody sees the page [D9-4].
 */
export function useElapsed(): number {
  const actor = usePlaybackActor()
  const runs = usePlayback((one) => one.hasTag('playing') && !one.hasTag('ended'))
  const read = useCallback(() => {
    const snapshot = actor.getSnapshot()
    // [D4-4] The counter is reset where the track is over.
    if (snapshot.hasTag('ended')) return 0
    return Math.floor(elapsedAt(snapshot.context, performance.now()) / second) * second
  }, [actor])
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        clearTimeout(timer)
        if (!runs || document.visibilityState !== 'visible') return
        const elapsed = elapsedAt(actor.getSnapshot().context, performance.now())
        timer = setTimeout(next, second - (elapsed % second))
      }
      const next = () => {
        tell()
        wait()
      }
      wait()
      // Another clock, by a push or by who seeks, and a page that is seen again start the ticking anew.
      const clocks = actor.subscribe(next)
      document.addEventListener('visibilitychange', next)
      return () => {
        clearTimeout(timer)
        clocks.unsubscribe()
        document.removeEventListener('visibilitychange', next)
      }
    },
    [actor, runs],
  )
  return useSyncExternalStore(subscribe, read)
}
