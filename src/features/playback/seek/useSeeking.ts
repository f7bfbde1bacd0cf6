import { useState } from 'react'
import { usePlayback, usePlaybackActor } from '../PlaybackContext'
import { useIsLocked } from '../useIsLocked'
import { useElapsed } from './useElapsed'

/** [D9-4] Seek controls go from 0 to this, in steps of 1; 1000 is the track's end. */
export const seekRange = { min: 0, max: 1001 } as const
const scale = 1000

/** What a control needs to move through the track; times in ms. */
export interface Seeking {
  length: number
  /** Where a finger is, else how far the track is. */
  shown: number
  /** `shown` on the scale of `seekRange`. */
  place: number
  isLocked: boolean
  /** A finger has moved that far, and has not decided yet. */
  drag: (time: number) => void
  /** It has left: there the track goes on, unless the gesture was taken away. */
  drop: (isDecided?: boolean) => void
  goTo: (time: number) => void
}

/** How one moves through the track [D5-2 D9-4]: what is dragged shows at once and goes out when the finger has left. */
export function useSeeking(): Seeking {
  const actor = usePlaybackActor()
  const length = usePlayback(({ context }) => (context.facts?.duration ?? 0) * 1000)
  const isLocked = useIsLocked()
  const track = usePlayback(({ context: { facts } }) => `${facts?.position} ${facts?.uri} ${facts?.title}`)
  const elapsed = useElapsed()
  const [dragged, setDragged] = useState<{ time: number; track: string }>()
  // Whoever drags while the next track begins has not meant that one.
  const own = dragged?.track === track ? dragged.time : undefined
  const within = (time: number) => Math.min(length, Math.max(0, time))
  const goTo = (time: number) => {
    setDragged(undefined)
    actor.send({ type: 'seek.moved', seek: within(time), at: performance.now() })
  }
  const shown = within(own ?? elapsed)
  return {
    length,
    shown,
    place: length > 0 ? Math.round((shown / length) * scale) : 0,
    isLocked,
    drag: (time) => setDragged({ time: within(time), track }),
    drop: (isDecided = true) => {
      if (isDecided && own !== undefined) goTo(own)
      else setDragged(undefined)
    },
    goTo,
  }
}
