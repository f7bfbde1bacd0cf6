import { type Moving, useMoving } from './useMoving'
import { placeIn } from './seekRange'
import { useElapsed } from '../../../device'

/** What a control needs to show the track and to move through it; times in ms. */
export interface Seeking extends Moving {
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
