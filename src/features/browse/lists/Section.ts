import type { BrowseItem, BrowseList } from '../../../../schemas/generated/types'

/** A list of the page as it is shown. */
export interface Section {
  /** As the player listed it; the same object until it lists it anew. */
  list: BrowseList
  title: string
  icon: string | undefined
  /** Those that are shown, in the order shown. */
  items: readonly BrowseItem[]
  isGrid: boolean
  /** How many more there are that are not shown yet. */
  more: number
}
