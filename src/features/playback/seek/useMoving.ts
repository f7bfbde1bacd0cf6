import { useState } from 'react'
import { usePlayback, usePlaybackActor, type PlaybackActor } from '../PlaybackContext'
import { useIsLocked } from '../useIsLocked'

/** How a control moves through the track; times in ms. */
export interface Moving {
  length: number
  isLocked: boolean
  /** What is to be shown of a track that is so far: where a finger is, else that. */
  shownAt: (elapsed: number) => number
  /** A finger has moved that far, and has not decided yet. */
  drag: (time: number) => void
  /** It has left: there the track goes on, unless the gesture was taken away. */
  drop: (isDecided?: boolean) => void
  goTo: (time: number) => void
}

const trackOf = ({ context: { facts } }: ReturnType<PlaybackActor['getSnapshot']>) =>
  `${facts?.position} ${facts?.uri} ${facts?.title}`

/** How one moves through the track [D5-2 D9-4]: what is dragged shows at once and goes out when the finger has left. */
export function useMoving(): Moving {
  const actor = usePlaybackActor()
  const length = usePlayback(({ context }) => (context.facts?.duration ?? 0) * 1000)
  const isLocked = useIsLocked()
  const [dragged, setDragged] = useState<{ time: number; track: string }>()
  // Only while somebody drags: else each track would draw anew what shows nothing of it.
  const track = usePlayback((one) => dragged && trackOf(one))
  // Whoever drags while the next track begins has not meant that one.
  const own = dragged?.track === track ? dragged?.time : undefined
  const within = (time: number) => Math.min(length, Math.max(0, time))
  const goTo = (time: number) => {
    setDragged(undefined)
    actor.send({ type: 'seek.moved', seek: within(time), at: performance.now() })
  }
  return {
    length,
    isLocked,
    shownAt: (elapsed) => within(own ?? elapsed),
    drag: (time) => setDragged({ time: within(time), track: trackOf(actor.getSnapshot()) }),
    drop: (isDecided = true) => {
      if (isDecided && own !== undefined) goTo(own)
      else setDragged(undefined)
    },
    goTo,
  }
}
