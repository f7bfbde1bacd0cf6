import { useCallback, useEffect, useState } from 'react'
import type { BrowseItem } from '../../../../schemas/generated/types'
import { useDevice } from '../../../device'
import { favouriteUri } from './favouriteUri'

/** Which items are favourites. */
export interface Hearts {
  /** As pressed here or heard since, else as the page lists it. */
  isFavourite: (item: BrowseItem) => boolean
  /** Shows at once what was asked for. */
  set: (item: BrowseItem, isFavourite: boolean) => void
}

/**
 * Hearts that show at once. Pages do not come anew for them, and what players push of it is worth little: they say of what they have
 * just added that it is none, so that is taken only for what was not added from here.
 */
export function useHearts(): Hearts {
  const device = useDevice()
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  useEffect(
    () =>
      device.on('urifavourites', ({ uri = '', favourite }) => {
        if (uri === '' || favourite === undefined) return
        const key = favouriteUri(uri)
        setChanged((before) => {
          const known = before.get(key)
          if (known === favourite || (known === true && !favourite)) return before
          return new Map(before).set(key, favourite)
        })
      }),
    [device],
  )
  const isFavourite = useCallback(
    ({ uri = '', favourite, favorite }: BrowseItem) =>
      changed.get(favouriteUri(uri)) ?? (favourite === true || favorite === true),
    [changed],
  )
  const set = useCallback(
    ({ uri = '' }: BrowseItem, isNow: boolean) =>
      setChanged((before) => new Map(before).set(favouriteUri(uri), isNow)),
    [],
  )
  return { isFavourite, set }
}
