import type { IncomingMessage } from 'node:http'

/**
 * Whether the provider's own page asks: others must not pay in somebody's name without showing it. Browsers
 * say of each POST which page it comes from, so what says nothing is no page, and may be anybody whom the
 * network lets this far.
 */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && headers.origin === `http://${headers.host}`
}
