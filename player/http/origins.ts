import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { hostname as ownName, networkInterfaces } from 'node:os'

/** How far whoever talks to a server may be away: on this machine, or anywhere in the house. */
type Reach = 'machine' | 'house'

/** Who may talk to a server, by the headers that browsers set and pages cannot: Host, Origin and where a request comes from. */
export interface Origins {
  /** Whether the Host header is one that the server goes by; another is a foreign name that was bent to this address. */
  knowsHost(request: Heard): boolean
  /** Whether a page of that origin may call; no origin is no page: a script, a test, a navigation. */
  allows(request: Heard): boolean
  /** Whether that is the address of such a page; only there a page of ours leads on to. */
  allowsPage(address: string, request: Heard): boolean
}

/** What is looked at of a request. */
export type Heard = Pick<IncomingMessage, 'headers'>

const loopback = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i
/** Names that each machine of a house gives itself; none of them is found from elsewhere. */
const local = /^[\w-]+(?:\.[\w-]+)*\.local$/i

const privateRanges = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateRanges.addSubnet(net, bits, 'ipv4')
privateRanges.addSubnet('fc00::', 7, 'ipv6')
privateRanges.addSubnet('fe80::', 10, 'ipv6')

/** An address as Host and Origin write it, without the brackets of IPv6; undefined for a name. */
function addressOf(hostname: string): { address: string; family: 'ipv4' | 'ipv6' } | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  return version === 0 ? undefined : { address, family: version === 4 ? 'ipv4' : 'ipv6' }
}

/** Whether a host is one of the house: an address of a private range or of this machine, or a name that machines give themselves. */
function isOfTheHouse(hostname: string): boolean {
  const found = addressOf(hostname)
  if (found === undefined) return local.test(hostname) || hostname === ownName().toLowerCase()
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  return (
    privateRanges.check(found.address, found.family) || own.some(({ address }) => address === found.address)
  )
}

/**
 * The one rule for sockets and HTTP alike. A Host must be an address, which no name server can make a foreign page's name, a name of
 * this machine or one that is given. Pages may call from this machine, from the very host that was dialled, from the origins given,
 * e.g. `http://attic.example:3000`, and, within the `house`, from its private addresses and `.local` names. There, what another site
 * loads without saying who it is, as scripts and frames are, is let in only as a picture or a page of its own.
 */
export function createOrigins(given: readonly string[], reach: Reach = 'machine'): Origins {
  const known = new Set(given.map((origin) => new URL(origin).origin))
  const names = new Set([...known].map((origin) => new URL(origin).hostname))
  const isHouse = reach === 'house'
  const allowsOrigin = (from: URL | undefined, request: Heard) =>
    from !== undefined &&
    /^https?:$/.test(from.protocol) &&
    (loopback.test(from.hostname) ||
      known.has(from.origin) ||
      from.hostname === hostOf(request) ||
      (isHouse && isOfTheHouse(from.hostname)))
  return {
    knowsHost(request) {
      const host = hostOf(request)
      if (host === undefined) return false
      return (
        loopback.test(host) ||
        addressOf(host) !== undefined ||
        names.has(host) ||
        (isHouse && isOfTheHouse(host))
      )
    },
    allows(request) {
      const { origin } = request.headers
      if (origin !== undefined) return allowsOrigin(toUrl(origin), request)
      return !isHouse || !isLoadedByAnotherSite(request)
    },
    allowsPage: (address, request) => allowsOrigin(toUrl(address), request),
  }
}

/** Newer browsers say so of each request to this machine; older ones, and those to other machines, say nothing. */
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
