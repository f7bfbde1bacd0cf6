import { useEffect, useLayoutEffect, useRef, type RefObject, useMemo } from 'react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { BrowseSession } from '../session/BrowseSession'
import { type BrowsePlace, addressOf, readPlace, type BrowseEntry, type Breadcrumb } from '../place/place'

/** Frames within which what had the focus is drawn again. */
const timeout = 30

/** Finds the item of a list, by its place. */
export const itemSpot = (section: number | string, index: number | string) =>
  `[data-section="${section}"] [data-index="${index}"] :is(a, button)`

/** Of what was pressed, how it is found when the place is drawn again. */
function spotOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  const section = target.closest('[data-section]')?.getAttribute('data-section')
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  if (section && index) return itemSpot(section, index)
  const link = target.closest('a[href]')
  return link ? `a[href=${JSON.stringify(link.getAttribute('href'))}]` : undefined
}

/** Whether nobody needs the focus where it is: it fell there when what had it went. */
const isFree = (view: HTMLElement) =>
  document.activeElement === null ||
  document.activeElement.contains(view) ||
  document.activeElement.matches('[data-lists]')

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * Keeps the focus in the library: what was pressed goes with its page, and the focus would fall out of it,
 * where letters lead the player. It goes to the lists of the page that comes, which letters lead through, or
 * to what was pressed there when somebody comes back; never away from a field or a dialog, and not before
 * somebody has moved. `isThere`: what belongs to the address is drawn.
 */
export function useArrivalFocus(
  { spots, visited }: BrowseSession,
  address: string,
  isThere: boolean,
): RefObject<HTMLElement | null> {
  const view = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)
  const now = useRef({ address: '', isThere })
  useLayoutEffect(() => {
    const isSame = now.current.address === address
    now.current = { address, isThere }
    if (isSame) return
    hasMoved.current = visited.size > 1
    // Until the page has come.
    if (hasMoved.current && view.current && isFree(view.current)) focus(view.current)
  })
  useEffect(() => {
    if (!isThere || !hasMoved.current) return undefined
    const spot = spots.get(address)
    let frame = 0
    const arrive = (left: number) => {
      frame = requestAnimationFrame(() => {
        if (!view.current || !isFree(view.current)) return
        const row = spot === undefined ? null : view.current.querySelector<HTMLElement>(spot)
        focus(row ?? view.current.querySelector<HTMLElement>('[data-lists]') ?? view.current)
        if (!row && spot !== undefined && left > 0) arrive(left - 1)
      })
    }
    arrive(timeout)
    return () => cancelAnimationFrame(frame)
  }, [spots, address, isThere])
  useEffect(() => {
    const element = view.current
    if (!element) return undefined
    const press = ({ target }: Event) => {
      const spot = spotOf(target)
      if (spot !== undefined) spots.set(now.current.address, spot)
    }
    // Whoever types ahead before the page has come does not mean the player.
    const type = (event: KeyboardEvent) => {
      if (event.target === element && !now.current.isThere && /^[\p{L}\p{N}]$/u.test(event.key))
        event.stopPropagation()
    }
    element.addEventListener('click', press, true)
    element.addEventListener('keydown', type)
    return () => {
      element.removeEventListener('click', press, true)
      element.removeEventListener('keydown', type)
    }
  }, [spots])
  return view
}

/** Where somebody is in browse, and the ways from there. All of it stands in the browser's history. */
export interface BrowseNavigation {
  /**
   * False in the moment in which another screen takes the place of this one: nothing is to follow from the
   * address then.
   */
  isHere: boolean
  place: BrowsePlace
  address: `/${string}`
  trail: readonly Breadcrumb[]
  /** What the entry of the history keeps; undefined where it was not made here. */
  entry: BrowseEntry | undefined
  /** Names the entry of the history. */
  key: string
  /** Which entry of the history it is, as the router counts them. */
  at: number
  go: (place: BrowsePlace, entry: BrowseEntry, isInstead?: boolean) => void
  /** The same by an address of browse. */
  goTo: (address: string, entry: BrowseEntry, isInstead?: boolean) => void
  /**
   * By the browser's own history where the step is in it, so that the browser's back does not lead into what
   * was left.
   */
  goToBreadcrumb: (index: number) => void
  /** Likewise. */
  goHome: () => void
}

const nowhere: readonly Breadcrumb[] = []

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
      goToBreadcrumb: (index) => {
        const breadcrumb = trail[index]
        if (!breadcrumb || isGone(breadcrumb.at)) return
        const { homeAt } = entry ?? {}
        goTo(breadcrumb.address, {
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
