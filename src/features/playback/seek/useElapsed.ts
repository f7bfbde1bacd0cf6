import { useMemo, useSyncExternalStore } from 'react'
import { elapsedAt } from '../../../../machines/playbackClock'
import { usePlayback, usePlaybackActor } from '../PlaybackContext'

const second = 1000

/** How far the track is, to be read and to be told of. */
export interface ElapsedClock {
  /** ms, in whole seconds. */
  read: () => number
  /**
   * Calls `tell` once a second while it plays, just after the second has changed, and with each other clock; not at all while it does not
   * play or nobody sees the page [D9-4].
   */
  subscribe: (tell: () => void) => () => void
}

/** The clock of the track that plays; the same while it plays, or does not. */
export function useElapsedClock(): ElapsedClock {
  const actor = usePlaybackActor()
  const runs = usePlayback((one) => one.hasTag('playing') && !one.hasTag('ended'))
  return useMemo(() => {
    const elapsed = () => elapsedAt(actor.getSnapshot().context, performance.now())
    return {
      // [D4-4] The counter is reset where the track is over.
      read: () => (actor.getSnapshot().hasTag('ended') ? 0 : Math.floor(elapsed() / second) * second),
      subscribe: (tell) => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const wait = () => {
          clearTimeout(timer)
          if (runs && document.visibilityState === 'visible')
            timer = setTimeout(next, second - (elapsed() % second))
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
    }
  }, [actor, runs])
}

/** How far the track is, ms, in whole seconds; the component renders when that changes. */
export function useElapsed(): number {
  const { read, subscribe } = useElapsedClock()
  return useSyncExternalStore(subscribe, read)
}
