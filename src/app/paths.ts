import type { Brand, UiSettings } from '../../schemas/generated/types'

/** An address within the panel: begins with a single '/', may carry a query string. */
export type PanelPath = `/${string}`

/** A settings page's name as it stands in an address: 'a/b' becomes 'a-b' [D2.2-15 D2.9-5]. */
export const pageNameToParam = (pageName: string): string => pageName.replaceAll('/', '-')

/** The page's name of an address: the first '-' becomes '/', unless the name has a '/' already [D2.2-15]. */
export const paramToPageName = (param: string): string =>
  param.includes('/') ? param : param.replace('-', '/')

const segment = (text: string) => encodeURIComponent(text)

/** Every address of the panel; those of later screens are here before their routes are. */
export const paths = {
  redirect: '/redirect',
  indexState: '/indexstate-redirect',
  settings: '/settings',
  debug: '/debug',
  browse: '/browse',
  search: '/search',
  queue: '/queue',
  playback: '/playback',
  play: '/play',
  multiRoom: '/multi-room',
  outputs: '/outputs',
  pluginManager: '/plugin-manager',
  home: '/home',
  wizard: '/wizard',
  plugin: (pageName: string): PanelPath => `/plugin/${segment(pageNameToParam(pageName))}`,
  staticPage: (pageName: string): PanelPath => `/static-page/${segment(pageName)}`,
  /** A page from elsewhere, by its place among those of the menu. */
  framedPage: (place: number): PanelPath => `/page/${place}`,
  /** A screen of the account area; its prefix is the brand word. */
  account: (word: string, screen: string): PanelPath => `/${word}/${segment(screen)}`,
} as const

/**
 * Appends a query string ('' or with its '?') to an address that may have one already; both are kept
 * verbatim.
 */
export const withQuery = (path: PanelPath, query: string): PanelPath => {
  const rest = query.replace(/^\?/, '')
  if (rest === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${rest}`
}

const isPanelPath = (path: string): path is PanelPath => /^\/(?![/\\])/.test(path)

const loops = [paths.redirect, paths.indexState]

/**
 * Where /indexstate-redirect leads [D2.1-5]: to the index state of the UI settings file, else to playback. An
 * index state that is no address of the panel, or would come back here, counts as none.
 */
export const decideIndexState = (settings: UiSettings | undefined, query: string): PanelPath => {
  const wanted = settings?.indexState
  const path = wanted === undefined || wanted.startsWith('/') ? wanted : `/${wanted}`
  const isUsable = path !== undefined && isPanelPath(path) && !loops.some((loop) => path.startsWith(loop))
  return withQuery(isUsable ? path : paths.playback, query)
}

/** Whether a page served from this host name is the provider's cloud or its development twin [D2.1-6]. */
export const isCloudHost = (hostname: string, brand: Pick<Brand, 'cloudHosts'>): boolean => {
  const { production, development } = brand.cloudHosts
  return hostname !== '' && (hostname === production || hostname === development)
}

/**
 * Where /redirect leads [D2.1-4]: a referral to the welcome page, the cloud to access, else to the index
 * state.
 */
export const decideRedirect = (
  page: { hostname: string; pathname: string; query: string },
  brand: Pick<Brand, 'word' | 'cloudHosts'>,
): PanelPath => {
  const isReferral = `${page.pathname}${page.query}`.includes(`${paths.redirect}?grsf=`)
  if (isReferral) return withQuery(paths.account(brand.word, 'welcome'), page.query)
  if (isCloudHost(page.hostname, brand)) return withQuery(paths.account(brand.word, 'access'), page.query)
  return withQuery(paths.indexState, page.query)
}
