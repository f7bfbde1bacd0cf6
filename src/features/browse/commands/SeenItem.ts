import type { BrowseItem } from '../../../../schemas/generated/types'
import type { Place } from '../items/itemActions'
import type { PlayMethod } from '../items/pressOf'

/** A page of the library, as far as what is done on it needs to know it. */
export interface CommandPlace extends Place {
  title?: string | undefined
  service?: string | undefined
}

/** An item where it stands. */
export interface SeenItem {
  item: BrowseItem
  /** The list that it stands in, as the page has it, and its place there. */
  list: readonly BrowseItem[]
  index: number
  place: CommandPlace
  method: PlayMethod
}
