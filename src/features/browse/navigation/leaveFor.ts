import type { Crumb } from './Crumb'

/** What leads back from a page [D2.6-11 D4-11 D4-12]. */
export type WayBack = { kind: 'home' } | { kind: 'crumb'; index: number } | { kind: 'uri'; uri: string }

/**
 * Where back leads: to the address that the page names, by the trail where that is on it; without one to the place before; else, and
 * for '/', home.
 */
export function leaveFor(prevUri: string | undefined, trail: readonly Crumb[]): WayBack {
  if (prevUri === '/') return { kind: 'home' }
  const named = prevUri ? trail.findLastIndex(({ uri }) => uri === prevUri) : trail.length - 1
  if (named >= 0) return { kind: 'crumb', index: named }
  return prevUri ? { kind: 'uri', uri: prevUri } : { kind: 'home' }
}
