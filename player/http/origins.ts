import type { IncomingMessage } from 'node:http'

/** Names that always mean this machine, and addresses: no name server can make a foreign page's name one of them. */
const machine = /^(?:localhost|[\w-]+\.localhost|(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:.]+\])$/i
const loopback = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** Who may talk to the cloud. */
export interface Origins {
  /** Whether the Host header is one that the cloud goes by; another is a foreign name that was bent to this address. */
  knowsHost(request: IncomingMessage): boolean
  /** Whether a page of that origin may call; no origin is no page: a script, a test, a navigation. */
  allows(request: IncomingMessage): boolean
  /** Whether that is the address of such a page; only there a page of ours leads on to. */
  allowsPage(address: string, request: IncomingMessage): boolean
}

/**
 * Pages of this machine, on any port; pages at the very address that the cloud itself was dialled at; and the origins given,
 * e.g. `http://attic.local:3000`, whose host names the cloud goes by too.
 */
export function createOrigins(given: readonly string[]): Origins {
  const known = new Set(given.map((origin) => new URL(origin).origin))
  const names = new Set([...known].map((origin) => new URL(origin).hostname))
  const allowsOrigin = (from: URL | undefined, request: IncomingMessage) =>
    from !== undefined &&
    /^https?:$/.test(from.protocol) &&
    (loopback.test(from.hostname) || known.has(from.origin) || from.hostname === hostOf(request))
  return {
    knowsHost(request) {
      const host = hostOf(request)
      return host !== undefined && (machine.test(host) || names.has(host))
    },
    allows(request) {
      const { origin } = request.headers
      return origin === undefined || allowsOrigin(toUrl(origin), request)
    },
    allowsPage: (address, request) => allowsOrigin(toUrl(address), request),
  }
}

function hostOf(request: IncomingMessage): string | undefined {
  return toUrl(`http://${request.headers.host ?? ''}`)?.hostname
}

function toUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
