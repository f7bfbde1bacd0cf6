import type { Exchange } from '../../player/http/answer'

/**
 * Everything comes from here and nothing goes elsewhere; styles of the component library are written into the
 * page.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  // That of the page in its frame, as if it were on a player.
  'base-uri http://player.local',
  "frame-ancestors 'self'",
].join('; ')

/** Sets the headers that every answer of the preview bears; answers nothing. */
export function setPreviewHeaders({ response }: Pick<Exchange, 'response'>): boolean {
  response.setHeader('content-security-policy', policy)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  return false
}
