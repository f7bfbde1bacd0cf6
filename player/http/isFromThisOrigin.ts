import type { Heard } from './origins'

/** The origin of the server that a request was sent to, as its sender knows it, without the scheme's s. */
const ownOrigin = ({ headers }: Heard) => `http://${headers.host ?? ''}`
const plain = (origin: string) => origin.replace(/^https:/, 'http:')

/** Whether a request comes from a page of this player, or from no page at all (a script, a test); other pages say where they are from. */
export function isFromThisOrigin(request: Heard): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const from = request.headers.origin
  return from === undefined || plain(from) === ownOrigin(request)
}

/**
 * Whether a request says that it comes from a page of this player. Browsers tell no origin of a page's GET to its own server, but
 * where they come from; what says nothing at all is no page.
 */
export function isFromOwnPage(request: Heard): boolean {
  if (!isFromThisOrigin(request)) return false
  const { origin, referer } = request.headers
  if (origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin') return true
  return URL.canParse(referer ?? '') && plain(new URL(referer ?? '').origin) === ownOrigin(request)
}
