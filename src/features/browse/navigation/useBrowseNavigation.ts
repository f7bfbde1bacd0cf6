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
  /** Which entry of the history it is, as the router counts them. */
  at: number
  go: (place: BrowsePlace, entry: BrowseEntry, isInstead?: boolean) => void
  /** The same by an address of browse. */
  goTo: (address: string, entry: BrowseEntry, isInstead?: boolean) => void
  /** By the browser's own history where the step is in it, so that the browser's back does not lead into what was left. */
  goToCrumb: (index: number) => void
  /** Likewise. */
  goHome: () => void
}

const nowhere: readonly Crumb[] = []

/** Reads the place off the address, and leads to others. */
export function useBrowseNavigation(): BrowseNavigation {
  const router = useRouter()
  const { path, query, key, at, entry } = useRouterState({
    select: ({ location }) => ({
      path: location.pathname.replace(/(.)\/$/, '$1'),
      query: location.searchStr,
      key: location.state.__TSR_key ?? location.state.key ?? '',
      at: location.state.__TSR_index,
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
    /** Whether the history leads back to an entry of it; by then it is on its way. */
    const isGone = (to: number | undefined) => {
      if (to === undefined || to >= at) return false
      router.history.go(to - at)
      return true
    }
    return {
      isHere: path === '/browse' || path === '/search',
      place,
      address: addressOf(place),
      trail,
      entry,
      key,
      at,
      goTo,
      go: (to, browse, isInstead) => goTo(addressOf(to), browse, isInstead),
      goToCrumb: (index) => {
        const crumb = trail[index]
        if (!crumb || isGone(crumb.at)) return
        const { homeAt } = entry ?? {}
        goTo(crumb.address, {
          trail: trail.slice(0, index),
          ...(homeAt !== undefined && { homeAt }),
          isReturn: true,
        })
      },
      goHome: () => {
        if (isGone(entry?.homeAt)) return
        goTo(addressOf({ kind: 'home' }), { trail: nowhere, isHome: true })
      },
    }
  }, [router, path, query, key, at, entry])
}
