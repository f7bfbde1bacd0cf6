import type { Exchange } from './Route'

/** Whether a request comes from a page of this player, or from no page at all (a script, a test); other pages say where they are from. */
export function isFromThisOrigin({ request, origin }: Exchange): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const from = request.headers.origin
  return from === undefined || from.replace(/^https:/, 'http:') === origin
}
