import { useCallback, useEffect, useRef, useLayoutEffect } from 'react'
import type { BrowseItem } from '../../../schemas/generated/types'
import { useDevice } from '../../device'
import type { BrowsePlace, BrowseRequest } from './place/BrowsePlace'
import { addressOf } from './place/addressOf'
import { titleOf } from './place/titleOf'
import { useSourceName } from './sources/useSourceName'
import type { Crumb } from './navigation/Crumb'
import { leaveFor } from './navigation/leaveFor'
import { placeOfItem } from './navigation/placeOfItem'
import { useBrowseNavigation } from './navigation/useBrowseNavigation'
import { useBrowsePage } from './useBrowsePage'
import { useScrollKept } from './useScrollKept'

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
  const trailOn = (): readonly Crumb[] =>
    place.kind === 'home'
      ? []
      : [...trail, { address, title, uri: requestOf(place)?.uri ?? '', at: navigation.at }]
  const homeAt = place.kind === 'home' ? navigation.at : navigation.entry?.homeAt
  /** What the entry of a place that is reached from here keeps. */
  const entryOf = (way: readonly Crumb[]) => ({ trail: way, ...(homeAt !== undefined && { homeAt }) })
  const open = (to: BrowsePlace) => (to.kind === 'home' ? navigation.goHome() : go(to, entryOf(trailOn())))
  /** As from home: whoever goes to another source is on no way from this one. */
  const openSource = (request: BrowseRequest) => {
    const to = { kind: 'page', request } as const
    if (addressOf(to) !== address) go(to, entryOf([]))
  }
  const back = () => {
    const way = leaveFor(page?.navigation?.prev?.uri, { trail, isFromHome: homeAt !== undefined })
    if (way.kind === 'crumb') navigation.goToCrumb(way.index)
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
    } else if (trail.length > 0) navigation.goToCrumb(trail.length - 1)
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
