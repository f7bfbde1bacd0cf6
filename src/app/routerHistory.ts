import { type RouterHistory, createBrowserHistory } from '@tanstack/react-router'
import { closeTopOverlay, onOverlay } from '../ui/overlays/openOverlays'
import { base, withoutBase } from '../base'

/**
 * The state of an entry that stands below the first one of the panel, so that Back there has somewhere to
 * come from.
 */
const isFloor = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isFloor') === true

const hasForward = (): boolean => {
  const navigation: unknown = Reflect.get(window, 'navigation')
  return (
    typeof navigation === 'object' && navigation !== null && Reflect.get(navigation, 'canGoForward') === true
  )
}

/**
 * Back from the first entry would leave the page before anybody is asked: the entry is doubled, and the lower
 * one passed over. The router counts on as before, and is not told. Not where there is a way forward, which
 * would be lost.
 */
function layFloor({ location }: RouterHistory): void {
  const state: unknown = window.history.state
  if (location.state.__TSR_index !== 0 || hasForward() || typeof state !== 'object' || state === null) return
  History.prototype.replaceState.call(window.history, { ...state, __TSR_index: -1, isFloor: true }, '')
  History.prototype.pushState.call(window.history, state, '')
}

/**
 * Back closes what lies over the screen, the last first, and only then leaves the screen: the history stays
 * as it is, forward and back (docs/decisions/018-back-closes-first.md). To be called before anybody else asks
 * about leaving. `isBrowser`: it is the browser's own history.
 */
export function closeBeforeLeaving(history: RouterHistory, isBrowser: boolean): void {
  /**
   * Something was closed instead: the router is on its way back up, which a busy browser takes its time for.
   */
  let isComingUp = false
  history.block({
    blockerFn: ({ action }) => action === 'BACK' && (isComingUp = closeTopOverlay()),
    enableBeforeUnload: false,
  })
  if (!isBrowser) return
  let isLaid = isFloor(window.history.state)
  onOverlay(() => {
    if (isLaid || history.location.state.__TSR_index !== 0) return
    layFloor(history)
    isLaid = true
  })
  window.addEventListener('popstate', ({ state }) => {
    if (!isFloor(state)) isComingUp = false
    // Others may have stopped the router, too.
    else setTimeout(() => !isComingUp && isFloor(window.history.state) && window.history.back(), 50)
  })
}

/** The query string as it stands in the address, without its '?'; absent when there is none. */
interface RawSearch {
  query?: string
}

/**
 * Lets the router carry query strings verbatim: redirects have to keep arbitrary unknown parameters, and the
 * router's own parser would rewrite `?b=%20x&c`.
 */
export const rawSearch = {
  parseSearch: (search: string): RawSearch => {
    const query = search.replace(/^\?/, '')
    return query === '' ? {} : { query }
  },
  stringifySearch: (search: RawSearch): string => (search.query ? `?${search.query}` : ''),
}

/** The history of the page, whose addresses count from where the panel lies on its host. */
export function createPageHistory(): RouterHistory {
  if (base === '') return createBrowserHistory()
  return createBrowserHistory({
    createHref: (path) => base + path,
    parseLocation: () => {
      const { pathname, search, hash } = window.location
      const path = withoutBase(pathname)
      return { href: `${path}${search}${hash}`, pathname: path, search, hash, state: window.history.state }
    },
  })
}
