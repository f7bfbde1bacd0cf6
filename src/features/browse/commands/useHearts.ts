import { useCallback, useSyncExternalStore } from 'react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { favouriteUri, favouritesOf, useDevice } from '../../../device'

/** Which items are favourites. */
export interface ItemHearts {
  /** As pressed here or heard since, else as the page lists it. */
  isFavourite: (item: BrowseItem) => boolean
  /** Shows at once what was asked for. */
  set: (item: BrowseItem, isFavourite: boolean) => void
}

/** Hearts that show at once: pages do not come anew for them. */
export function useHearts(): ItemHearts {
  const hearts = favouritesOf(useDevice())
  const known = useSyncExternalStore(hearts.subscribe, hearts.known)
  const isFavourite = useCallback(
    ({ uri = '', favourite, favorite }: BrowseItem) =>
      known.get(favouriteUri(uri)) ?? (favourite === true || favorite === true),
    [known],
  )
  const set = useCallback(({ uri }: BrowseItem, isNow: boolean) => hearts.press(uri, isNow), [hearts])
  return { isFavourite, set }
}
