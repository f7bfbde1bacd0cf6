import { useEffect, useLayoutEffect, useCallback, useRef } from 'react'
import { useDevice, useTopic } from '../../device'
import { type BrowseRequest, type BrowsePlace, type Breadcrumb, addressOf, placeOfItem } from './place/place'
import type { BrowseItem, PushBrowseLibrary } from '../../../schemas/generated/types'
import type { Scrolls } from './session/BrowseSession'
import { useBrowseNavigation } from './navigation/useBrowseNavigation'
import { useBrowsePage } from './useBrowsePage'

/**
 * What the source of an address is called, for those who came by the address alone; undefined for what is no
 * source.
 */
function useSourceName(request: BrowseRequest | undefined): string | undefined {
  const device = useDevice()
  const isWanted = request !== undefined && !request.title
  useEffect(() => (isWanted ? device.subscribeToAnswer('getBrowseSources') : undefined), [device, isWanted])
  return useTopic('pushBrowseSources', (sources) =>
    isWanted ? sources.find(({ uri }) => uri === request.uri)?.name : undefined,
  )
}

/** What leads back from a page [D2.6-11 D4-11 D4-12]. */
type WayBack = { kind: 'home' } | { kind: 'breadcrumb'; index: number } | { kind: 'uri'; uri: string }

/** How somebody came to a page, as far as the panel knows. */
interface WayHere {
  trail: readonly Breadcrumb[]
  /** Came from home, over what the trail holds or at once. */
  isFromHome: boolean
}

/**
 * Where back leads: to the place that somebody came from (docs/decisions/017-arrow-back.md). Where nobody
 * knows it, as after a link from elsewhere, to the address that the page names; without one, and for '/',
 * home.
 */
export function leaveFor(prevUri: string | undefined, { trail, isFromHome }: WayHere): WayBack {
  if (trail.length > 0) return { kind: 'breadcrumb', index: trail.length - 1 }
  const isNamed = prevUri !== undefined && prevUri !== '' && prevUri !== '/'
  return isNamed && !isFromHome ? { kind: 'uri', uri: prevUri } : { kind: 'home' }
}

/**
 * Remembers how far each place is scrolled and puts the window there when what belongs to it is drawn, which
 * `isReady` tells [D2.6-13].
 */
function useScrollKept(scrolls: Scrolls, address: string, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return
    const kept = scrolls.of(address)
    // To ask the window would have the browser lay out the page before it is finished. Who comes from
    // elsewhere comes to its top.
    const now = scrolls.windowTop() ?? (kept === undefined ? 0 : undefined)
    const top = kept ?? 0
    if (now === top) return
    window.scrollTo({ top, behavior: 'instant' })
    scrolls.noteWindow(top)
  }, [scrolls, address, isReady])
  useEffect(() => {
    const note = () => {
      scrolls.noteWindow(window.scrollY)
      if (isReady) scrolls.note(address, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [scrolls, address, isReady])
  // Other screens scroll the window, too.
  useEffect(() => () => scrolls.noteWindow(undefined), [scrolls])
}

/** The last part of an address of the library, as a name. */
function lastPart(uri: string): string {
  const part =
    uri
      .split('/')
      .findLast((one) => one !== '')
      ?.replace(/:$/, '') ?? uri
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * What a place is called: by its page's header, by the item that led to it, by the source that it is, else by
 * its address; '' where it has no name.
 */
export function titleOf(
  place: BrowsePlace,
  page: PushBrowseLibrary | undefined,
  sourceName?: string,
): string {
  const info = page?.navigation?.info
  // Of what a device does not have it says the name of the field: that is no name.
  const fields = ['title', 'name', 'album', 'artist'] as const
  const named =
    fields
      .map((field) => info?.[field]?.trim() ?? '')
      .find((text, place) => text !== '' && text !== fields[place]) ?? ''
  switch (place.kind) {
    case 'home':
      return ''
    case 'search':
      return place.value
    case 'goTo':
      return named || place.target.value
    case 'page':
      return (
        named ||
        (place.request.title ?? '').trim() ||
        (sourceName ?? '').trim() ||
        lastPart(place.request.uri)
      )
  }
}

/** What a place is asked for with, as far as it has an address in the library. */
export const requestOf = (place: BrowsePlace): BrowseRequest | undefined =>
  place.kind === 'page' ? place.request : place.kind === 'search' ? place.within : undefined

/** Browsing as it stands, and the ways from here. */
export function useBrowse() {
  const device = useDevice()
  const navigation = useBrowseNavigation()
  const { place, trail, address, go } = navigation
  const known = useBrowsePage(navigation)
  const { page, phase, session } = known
  const sourceName = useSourceName(requestOf(place))
  const title = titleOf(place, page, sourceName)
  useScrollKept(session.scrolls, address, navigation.isHere && (page !== undefined || phase === 'resting'))

  /** The trail of what is reached from here. */
  const trailOn = (): readonly Breadcrumb[] =>
    place.kind === 'home'
      ? []
      : [...trail, { address, title, uri: requestOf(place)?.uri ?? '', at: navigation.at }]
  const homeAt = place.kind === 'home' ? navigation.at : navigation.entry?.homeAt
  /** What the entry of a place that is reached from here keeps. */
  const entryOf = (way: readonly Breadcrumb[]) => ({ trail: way, ...(homeAt !== undefined && { homeAt }) })
  const open = (to: BrowsePlace) => (to.kind === 'home' ? navigation.goHome() : go(to, entryOf(trailOn())))
  /** As from home: whoever goes to another source is on no way from this one. */
  const openSource = (request: BrowseRequest) => {
    const to = { kind: 'page', request } as const
    if (addressOf(to) !== address) go(to, entryOf([]))
  }
  const back = () => {
    const way = leaveFor(page?.navigation?.prev?.uri, { trail, isFromHome: homeAt !== undefined })
    if (way.kind === 'breadcrumb') navigation.goToBreadcrumb(way.index)
    else if (way.kind === 'home' || place.kind === 'home') navigation.goHome()
    else go({ kind: 'page', request: { uri: way.uri } }, { ...entryOf(trail.slice(0, -1)), isReturn: true })
  }
  /** What is sought takes the place of what was sought before, so that back leads out of the search. */
  const search = (value: string, filter?: string) => {
    const isSearch = place.kind === 'search'
    const kept = isSearch ? place.filter : undefined
    const named = filter ?? kept
    const within = requestOf(place)
    const to: BrowsePlace = {
      kind: 'search',
      value,
      isDedicated: isSearch && place.isDedicated,
      ...(named !== undefined && { filter: named }),
      ...(within && { within }),
    }
    if (addressOf(to) === address) return
    go(to, entryOf(isSearch ? trail : trailOn()), isSearch)
  }
  const endSearch = () => {
    if (place.kind !== 'search') return
    if (place.isDedicated) {
      if (place.value !== '') search('')
    } else if (trail.length > 0) navigation.goToBreadcrumb(trail.length - 1)
    else if (place.within)
      go({ kind: 'page', request: place.within }, { ...entryOf([]), isReturn: true }, true)
    else navigation.goHome()
  }
  const latest = useRef({ open, leave: () => undefined })
  useLayoutEffect(() => {
    latest.current = { open, leave: () => void (place.kind !== 'home' && navigation.goHome()) }
  })
  // [D4-14] Whoever began it: the page of the disc leads nowhere meanwhile.
  useEffect(() => device.on('cdRipStart', () => latest.current.leave()), [device])
  /** The same function always. */
  const openItem = useCallback((item: BrowseItem) => latest.current.open(placeOfItem(item)), [])
  return { ...known, navigation, place, title, trail, open, openItem, openSource, back, search, endSearch }
}
