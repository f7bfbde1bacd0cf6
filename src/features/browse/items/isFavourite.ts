import type { BrowseItem } from '../../../../schemas/generated/types'

/** Whether an item or the header of a page is a favourite, in either spelling of devices [D3-15 D3-18]. */
export const isFavourite = ({ favourite, favorite }: Pick<BrowseItem, 'favourite' | 'favorite'>): boolean =>
  favourite === true || favorite === true
