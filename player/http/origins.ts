import type { IncomingMessage } from 'node:http'
import { hostname as ownName, networkInterfaces } from 'node:os'
import { ipOf, isLoopback, isLocalNetwork } from './localAddresses'

/** How far whoever talks to a server may be away: on this machine, or anywhere in the house. */
type Reach = 'machine' | 'network'

/**
 * Who may talk to a server, by the headers that browsers set and pages cannot: Host, Origin and where a
 * request comes from.
 */
export interface Origins {
  /**
   * Whether a request may be answered at all: its Host is one that the server goes by, not a foreign name
   * that was bent to this address, and the page that sent it may call. No origin is no page: a script, a
   * test, a navigation.
   */
  letsIn(request: Heard): boolean
  /** Whether that is the address of such a page; only there a page of ours leads on to. */
  allowsPage(address: string, request: Heard): boolean
  /** The pages that may show one of this server's in a frame, as a Content-Security-Policy names them. */
  framers(request: Heard): string
}

/** What is looked at of a request. */
type Heard = Pick<IncomingMessage, 'headers'>

/** Whether a host is one of the house, or this machine by another of its addresses or names. */
const isOwnOrLocalNetwork = (hostname: string): boolean =>
  isLocalNetwork(hostname) || hostname === ownName().toLowerCase() || isOwnAddress(hostname)

function isOwnAddress(hostname: string): boolean {
  const ip = ipOf(hostname)
  if (ip === undefined) return false
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  return own.some(({ address }) => address === ip.address)
}

/**
 * The one rule for sockets and HTTP alike. A Host must be an address, which no name server can make a foreign
 * page's name, a name of this machine or one that is given. Pages may call from this machine, from the very
 * host that was dialled, from the origins given, e.g. `http://attic.example:3000`, and, within the `network`,
 * from its private addresses and `.local` names. There, what another site loads without saying who it is, as
 * scripts and frames are, is let in only as a picture or a page of its own.
 */
export function createOrigins(given: readonly string[], reach: Reach = 'machine'): Origins {
  const known = new Set(given.map((origin) => new URL(origin).origin))
  const names = new Set([...known].map((origin) => new URL(origin).hostname))
  const isNetwork = reach === 'network'
  const allowsOrigin = (from: URL | undefined, request: Heard) =>
    from !== undefined &&
    /^https?:$/.test(from.protocol) &&
    (isLoopback(from.hostname) ||
      known.has(from.origin) ||
      from.hostname === hostOf(request) ||
      (isNetwork && isOwnOrLocalNetwork(from.hostname)))
  const knowsHost = (host: string) =>
    isLoopback(host) ||
    ipOf(host) !== undefined ||
    names.has(host) ||
    (isNetwork && isOwnOrLocalNetwork(host))
  return {
    letsIn(request) {
      const host = hostOf(request)
      if (host === undefined || !knowsHost(host)) return false
      const { origin } = request.headers
      if (origin !== undefined) return allowsOrigin(toUrl(origin), request)
      return !isNetwork || !isLoadedByAnotherSite(request)
    },
    allowsPage: (address, request) => allowsOrigin(toUrl(address), request),
    framers(request) {
      const host = hostOf(request) ?? ''
      // A policy knows no addresses in brackets.
      const dialled = host.startsWith('[') || host === '' ? [] : [`http://${host}:*`]
      const here = ['http://localhost:*', 'http://127.0.0.1:*']
      return ["'self'", ...new Set([...here, ...dialled, ...known])].join(' ')
    },
  }
}

/**
 * Newer browsers say so of each request to this machine; older ones, and those to other machines, say
 * nothing.
 */
function isLoadedByAnotherSite({ headers }: Heard): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site') return false
  const to = headers['sec-fetch-dest']
  return to !== 'image' && to !== 'document'
}

function hostOf({ headers }: Heard): string | undefined {
  return toUrl(`http://${headers.host ?? ''}`)?.hostname
}

function toUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** The origin of the server that a request was sent to, as its sender knows it, without the scheme's s. */
const ownOrigin = ({ headers }: Heard) => `http://${headers.host ?? ''}`
const plain = (origin: string) => origin.replace(/^https:/, 'http:')

/**
 * Whether a request comes from a page of this player, or from no page at all (a script, a test); other pages
 * say where they are from.
 */
export function isFromThisOrigin(request: Heard): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const from = request.headers.origin
  return from === undefined || plain(from) === ownOrigin(request)
}

/**
 * Whether a request says that it comes from a page of this player. Browsers tell no origin of a page's GET to
 * its own server, but where they come from; what says nothing at all is no page.
 */
export function isFromOwnPage(request: Heard): boolean {
  if (!isFromThisOrigin(request)) return false
  const { origin, referer } = request.headers
  if (origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin') return true
  return URL.canParse(referer ?? '') && plain(new URL(referer ?? '').origin) === ownOrigin(request)
}
