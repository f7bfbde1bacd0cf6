import type { Sorting } from '../lists/arrangeItems'

/** How somebody has arranged the lists of a place: a way back leads to it as it was, or how far it was scrolled would be of another. */
export interface KeptArrangement {
  /** The field to find in the lists is open. */
  isFinding: boolean
  typed: string
  /** By the place of the list. */
  sortings: ReadonlyMap<number, Sorting>
  /** Lists of which all is shown, where only the first are. */
  expanded: ReadonlySet<number>
}
