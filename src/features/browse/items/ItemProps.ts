import type { TFunction } from 'i18next'
import type { BrowseItem } from '../../../../schemas/generated/types'
import type { Place } from './itemActions'
import type { ItemTexts } from './ItemTexts'

/** What is done with an item of a list; its place in the list goes with it, because some acts begin there. */
export type ItemHandler = (item: BrowseItem, index: number) => void

/** What a list hands to each of its items, row or card. The commands stay the same ones, so that an item is not drawn again. */
export interface ItemProps {
  /** The list's own, because to get one takes an item a fifth of its time. */
  t: TFunction
  /** What its buttons are called. */
  texts: ItemTexts
  item: BrowseItem
  index: number
  /** How many there are in its list. */
  count: number
  place: Place
  /** Origin of the player; undefined before the first connect. */
  origin: string | undefined
  /** It is what plays. */
  isActive: boolean
  onPress: ItemHandler
  onPlay: ItemHandler
  /** It is to be a favourite. */
  onHeart: ItemHandler
  /** Its menu is wanted. */
  onMore: ItemHandler
}
