import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { BrowsePlace } from '../place/BrowsePlace'
import { addressOf } from '../place/addressOf'
import { readPlace } from '../place/readPlace'
import type { BrowseEntry, Crumb } from './Crumb'

/** Where somebody is in browse, and the ways from there. All of it stands in the browser's history. */
export interface BrowseNavigation {
  /** False in the moment in which another screen takes the place of this one: nothing is to follow from the address then. */
  isHere: boolean
  place: BrowsePlace
  address: `/${string}`
  trail: readonly Crumb[]
  /** What the entry of the history keeps; undefined where it was not made here. */
  entry: BrowseEntry | undefined
  /** Names the entry of the history. */
  key: string
  go: (place: BrowsePlace, entry: BrowseEntry, isInstead?: boolean) => void
  /** The same by an address of browse. */
  goTo: (address: string, entry: BrowseEntry, isInstead?: boolean) => void
  /** By the browser's own back where that leads to the last of the trail. */
  goToCrumb: (index: number) => void
  goHome: () => void
}

const nowhere: readonly Crumb[] = []

/** Reads the place off the address, and leads to others. */
export function useBrowseNavigation(): BrowseNavigation {
  const router = useRouter()
  const { path, query, key, entry } = useRouterState({
    select: ({ location }) => ({
      path: location.pathname.replace(/(.)\/$/, '$1'),
      query: location.searchStr,
      key: location.state.__TSR_key ?? location.state.key ?? '',
      entry: location.state.browse,
    }),
    structuralSharing: true,
  })
  return useMemo(() => {
    const place = readPlace(path, query)
    const trail = entry?.trail ?? nowhere
    const goTo = (href: string, browse: BrowseEntry, replace = false) =>
      // Where each place was scrolled to is kept by its address, not by the entry.
      void router.navigate({ href, replace, resetScroll: false, state: (before) => ({ ...before, browse }) })
    return {
      isHere: path === '/browse' || path === '/search',
      place,
      address: addressOf(place),
      trail,
      entry,
      key,
      goTo,
      go: (to, browse, isInstead) => goTo(addressOf(to), browse, isInstead),
      goToCrumb: (index) => {
        const crumb = trail[index]
        if (crumb) goTo(crumb.address, { trail: trail.slice(0, index), isReturn: true })
      },
      goHome: () => goTo(addressOf({ kind: 'home' }), { trail: nowhere, isHome: true }),
    }
  }, [router, path, query, key, entry])
}
