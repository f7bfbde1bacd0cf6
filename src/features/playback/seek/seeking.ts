import { useState, useMemo } from 'react'
import { isSameTrack } from '../../../../machines/playbackClock'
import { useNowPlaying, useNowPlayingStore, type NowPlaying, useElapsed } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'

/** How a control moves through the track; times in ms. */
interface Moving {
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

/**
 * How one moves through the track [D5-2 D9-4]: what is dragged shows at once and goes out when the finger has
 * left.
 */
export function useMoving(): Moving {
  const player = useNowPlayingStore()
  const length = useNowPlaying(({ duration }) => duration * 1000) ?? 0
  const isLocked = useNowPlaying((playing) => playing.isTransportLocked) ?? true
  const [dragged, setDragged] = useState<{ time: number; track: NowPlaying | undefined }>()
  // Whoever drags while the next track begins has not meant that one. Who does not drag draws nothing anew
  // for it.
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

/** [D9-4] Seek controls go from 0 to this, in steps of 1; 1000 is the track's end. */
export const seekRange = { min: 0, max: 1001 } as const

const scale = 1000

/** A time of a track of so many ms, on that scale. */
export const placeIn = (length: number, time: number): number =>
  length > 0 ? Math.round((time / length) * scale) : 0

/** What a control needs to show the track and to move through it; times in ms. */
interface Seeking extends Moving {
  /** Where a finger is, else how far the track is. */
  shown: number
  /** `shown` on the scale of `seekRange`. */
  place: number
}

/** How one moves through the track, and how far it is: the component renders once a second. */
export function useSeeking(): Seeking {
  const moving = useMoving()
  const elapsed = useElapsed()
  const shown = moving.shownAt(elapsed)
  return { ...moving, shown, place: placeIn(moving.length, shown) }
}

/**
 * A time of a track as m:ss, hours folded into the minutes [D2.4-4 D3-11]: 3725000 ms is 62:05. Negative
 * times are 0:00.
 */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Stands for the time that changes, in a text that is made once. */
const gap = '\u{FFFC}'

/**
 * How a control of the place in a track of so many ms is called, and what it says of a time: made for a
 * track, not anew for each second of it.
 */
export function useSeekWords(length: number): { label: string; say: (time: number) => string } {
  const { t } = useTranslation()
  return useMemo(() => {
    const parts = t('playback.seekValue', { elapsed: gap, length: formatTime(length) }).split(gap)
    return { label: t('playback.seek'), say: (time) => parts.join(formatTime(time)) }
  }, [t, length])
}
