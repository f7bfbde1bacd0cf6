import type { Exchange } from './Route'

/**
 * What the interface's pages may load. Scripts and styles from here only, nothing inline but style attributes and elements
 * (the component library writes those), no eval; pictures and connections may go to any player in the network.
 */
const policy = (formTargets: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    "connect-src 'self' http: https: ws: wss:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTargets}`,
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * Sets the headers that every answer bears; answers nothing. `donation` is the address of the payment provider that the
 * brand names: the only place outside that a form may be sent to [D7-70].
 */
export function setSecurityHeaders({ response }: Pick<Exchange, 'response'>, donation?: string): boolean {
  const formTargets = donation === undefined ? '' : ` ${new URL(donation).origin}`
  response.setHeader('content-security-policy', policy(formTargets))
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('x-frame-options', 'SAMEORIGIN')
  return false
}
