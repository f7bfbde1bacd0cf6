import { isIP } from 'node:net'
import { answer } from '../../player/http/answer'
import { isFromThisOrigin } from '../../player/http/isFromThisOrigin'
import type { Route } from '../../player/http/Route'

/**
 * Refuses whoever has no business with the author's files: pages of other sites, and names other than this machine's that lead
 * here, as those of sites that point theirs at it. `host` is the address that is listened at.
 */
export function refuseStrangers(host: string): Route {
  return (exchange) => {
    const { hostname } = new URL(exchange.origin)
    const name = hostname.replace(/^\[|\]$/g, '')
    const isKnown = name === 'localhost' || name === host || isIP(name) !== 0
    // An address that somebody opens comes from nowhere; whatever a page asks for says from where.
    const site = exchange.request.headers['sec-fetch-site']
    if (isKnown && (site === 'none' || isFromThisOrigin(exchange))) return false
    return answer(exchange, 403, 'text/plain; charset=utf-8', 'This preview is not for other sites.')
  }
}
