import { type AnyRouter, type RouterHistory, useRouter } from '@tanstack/react-router'
import { createContext, type MouseEvent, type ReactNode, useCallback, useContext } from 'react'
import { hosted } from '../../base'

/** What modals need of the browser's history: they lie above the router. */
type PanelHistory = Pick<RouterHistory, 'push' | 'replace' | 'location'>

/** Undefined where there is nowhere to go, as in the gallery. */
export const PanelHistoryContext = createContext<PanelHistory | undefined>(undefined)

/** Leads elsewhere from what lies above the screens; undefined where there is nowhere to go. */
export const usePanelHistory = (): PanelHistory | undefined => useContext(PanelHistoryContext)

/** Whether a press on a link is one that the browser acts on itself: a new tab or window, a download. */
const isOfTheBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * Hears a link whose plain press the panel acts on itself, without loading the panel anew; all others are the
 * browser's.
 */
export const onPlainPress =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (isOfTheBrowser(event)) return
    event.preventDefault()
    act()
  }

interface Props {
  /** Address within the panel. */
  href: string
  /** Name for who does not see what the link is drawn with. */
  label?: string
  className?: string | undefined
  /** It leads to the screen that is on. */
  isCurrent?: boolean
  children: ReactNode
}

/** A link to a screen of this panel: a plain press goes there without loading the panel anew. */
export const PanelLink = ({ href, label, className, isCurrent, children }: Props) => {
  const router = useRouter()
  return (
    <a
      href={hosted(href)}
      aria-label={label}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPlainPress(() => router.history.push(href))}
    >
      {children}
    </a>
  )
}

/**
 * Id of the route that catches every address that no other has: those of the account area, and unknown ones.
 */
export const catchAllId = '/$'

/** Whether a screen of this panel has the address (its query string does not matter). */
export const screenExists = (router: AnyRouter, path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/)
  const [, , route] = router.getMatchedRoutes(pathname)
  const isCaught: unknown = Reflect.get(Object(router.options.context), 'isCaught')
  if (route?.id !== catchAllId) return route !== undefined
  return typeof isCaught === 'function' && isCaught(pathname) === true
}

/** What of a source tells its page, and what that is asked for with [D3-21]. */
interface Source {
  uri?: string
  name?: string
  static?: boolean
  plugin_name?: string
  plugin_type?: string
}

/**
 * The address of browse at a source, for those who lead there without loading browse; it is the one that
 * browse gives it. Undefined for what has no page: inputs, and the CD [D5-15].
 */
export function sourceAddress(source: Source): `/${string}` | undefined {
  const { uri = '', name, plugin_name, plugin_type } = source
  if (uri === '' || uri === '/' || uri === 'cd' || source.static) return undefined
  const query = new URLSearchParams({
    uri,
    ...(name && { title: name }),
    ...(plugin_name && { plugin_name }),
    ...(plugin_type && { plugin_type }),
  })
  return `/browse?${query.toString()}`
}

/**
 * Goes back to the previous screen; where there is none, to browse [D2.2-18], and to what plays until that
 * exists.
 */
export const useGoBack = (): (() => void) => {
  const router = useRouter()
  return useCallback(() => {
    if (router.history.canGoBack()) router.history.back()
    else router.history.push(screenExists(router, '/browse') ? '/browse' : '/playback')
  }, [router])
}
