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
