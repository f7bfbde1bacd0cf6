import { useState } from 'react'
import { isSameTrack } from '../../../../machines/playbackClock'
import { useNowPlaying, useNowPlayingStore, type NowPlaying } from '../../../device'

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

/** How one moves through the track [D5-2 D9-4]: what is dragged shows at once and goes out when the finger has left. */
export function useMoving(): Moving {
  const player = useNowPlayingStore()
  const length = useNowPlaying(({ duration }) => duration * 1000) ?? 0
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const [dragged, setDragged] = useState<{ time: number; track: NowPlaying | undefined }>()
  // Whoever drags while the next track begins has not meant that one. Who does not drag draws nothing anew for it.
  const own = useNowPlaying((playing) =>
    dragged && isSameTrack(dragged.track, playing) ? dragged.time : undefined,
  )
  const within = (time: number) => Math.min(length, Math.max(0, time))
  const goTo = (time: number) => {
    setDragged(undefined)
    player.seekTo(within(time))
  }
  return {
    length,
    isLocked,
    shownAt: (elapsed) => within(own ?? elapsed),
    drag: (time) => setDragged({ time: within(time), track: player.read() }),
    drop: (isDecided = true) => {
      if (isDecided && own !== undefined) goTo(own)
      else setDragged(undefined)
    },
    goTo,
  }
}
