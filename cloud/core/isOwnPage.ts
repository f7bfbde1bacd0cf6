import type { IncomingMessage } from 'node:http'

/** Whether the provider's own page asks, or no page at all: others must not pay in somebody's name without showing it. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`
}
