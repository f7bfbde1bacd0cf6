import type { IncomingMessage, Server } from 'node:http'

/** What reverse proxies say of the request that they pass on. */
const names = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-port',
  'forwarded',
] as const

/**
 * Takes from the proxies at these addresses, e.g. `127.0.0.1`, under which host and scheme a request reached
 * them; what everyone else says of it is taken away. To be called once everything listens to the server: it
 * comes before all of that.
 */
export function takeForwarded(server: Server, trusted: readonly string[]): void {
  const known = new Set(trusted)
  const take = (request: IncomingMessage) => {
    const { headers, socket } = request
    // A server that listens to both kinds of addresses writes the older ones within the newer.
    const isTrusted = known.has((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
    const [host, scheme] = [lastOf(headers['x-forwarded-host']), lastOf(headers['x-forwarded-proto'])]
    for (const name of names) delete headers[name]
    if (!isTrusted) return
    if (host !== undefined) headers.host = host
    if (scheme === 'https') headers['x-forwarded-proto'] = scheme
  }
  server.prependListener('request', take)
  server.prependListener('upgrade', take)
}

/** Of several proxies in a row the last has added its word at the end: it is the one that is trusted. */
const lastOf = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim()

/** The scheme by which a client reached us, or a proxy that is trusted. */
export const schemeOf = ({ headers }: Pick<IncomingMessage, 'headers'>): 'http' | 'https' =>
  headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
