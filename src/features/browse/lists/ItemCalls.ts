import type { BrowseItem } from '../../../../schemas/generated/types'

/** An item, and where it stands. */
export interface Pointed {
  item: BrowseItem
  section: number
  index: number
}

/** What can be done with the items of a list; the same functions as long as the list stands. */
export interface ItemCalls {
  onPress: (pointed: Pointed) => void
  onPlay: (pointed: Pointed) => void
  onHeart: (pointed: Pointed) => void
  onMore: (pointed: Pointed) => void
}
