import { useEffect } from 'react'
import type { BrowseItem } from '../../../schemas/generated/types'

/** It is one for the page, as the screen is. */
let shown: BrowseItem | undefined

/** The album, artist or playlist whose page is shown, for the palette; undefined on other screens. */
export const shownItem = (): BrowseItem | undefined => shown

/** Names what the page is of while it is shown; undefined where it is of nothing in particular. */
export function useShownItem(item: BrowseItem | undefined): void {
  useEffect(() => {
    shown = item
    return () => {
      if (shown === item) shown = undefined
    }
  }, [item])
}
