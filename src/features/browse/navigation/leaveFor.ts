import type { Crumb } from './Crumb'

/** What leads back from a page [D2.6-11 D4-11 D4-12]. */
export type WayBack = { kind: 'home' } | { kind: 'crumb'; index: number } | { kind: 'uri'; uri: string }

/** How somebody came to a page, as far as the panel knows. */
export interface WayHere {
  trail: readonly Crumb[]
  /** Came from home, over what the trail holds or at once. */
  isFromHome: boolean
}

/**
 * Where back leads: to the place that somebody came from (docs/decisions/017-arrow-back.md). Where nobody knows it, as after a
 * link from elsewhere, to the address that the page names; without one, and for '/', home.
 */
export function leaveFor(prevUri: string | undefined, { trail, isFromHome }: WayHere): WayBack {
  if (trail.length > 0) return { kind: 'crumb', index: trail.length - 1 }
  const isNamed = prevUri !== undefined && prevUri !== '' && prevUri !== '/'
  return isNamed && !isFromHome ? { kind: 'uri', uri: prevUri } : { kind: 'home' }
}
