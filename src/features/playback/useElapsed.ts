import { useEffect, useReducer } from 'react'
import { elapsedAt } from '../../../machines/playbackClock'
import { usePlayback, usePlaybackActor } from './PlaybackContext'

const second = 1000

/**
 * How far the track is, ms; the component renders once a second while it plays, just after the second has changed, and not at
 * all while it does not or nobody sees the page [D9-4].
 */
export function useElapsed(): number {
  const actor = usePlaybackActor()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const runs = usePlayback((one) => one.hasTag('playing') && !one.hasTag('ended'))
  const isOver = usePlayback((one) => one.hasTag('ended'))
  // A new clock starts the ticking anew; its moment tells it from the one before.
  const clock = usePlayback((one) => `${one.context.clock.seek} ${one.context.clock.at}`)
  useEffect(() => {
    if (!runs) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const elapsed = elapsedAt(actor.getSnapshot().context, performance.now())
      timer = setTimeout(next, second - (elapsed % second))
    }
    const next = () => {
      tick()
      wait()
    }
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') next()
    }
    wait()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [actor, runs, clock])
  // [D4-4] The counter is reset where the track is over.
  return isOver ? 0 : elapsedAt(actor.getSnapshot().context, performance.now())
}
