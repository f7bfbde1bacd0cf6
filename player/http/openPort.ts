import type { Server, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Origins } from './origins'
import type { Duplex } from 'node:stream'

/** Time between two tries to open a port again that something else took meanwhile, ms. */
const retry = 500

/** An HTTP server's open port. */
interface Port {
  number: number
  /** Closes the port and cuts every connection without a goodbye, then opens it again after that time, ms. */
  closeFor(milliseconds: number): void
  /** Opens a port that was closed for a while before its time. */
  open(): void
  /** Closes the port for good; resolves when every connection has ended. */
  close(): Promise<void>
}

/** Where a server is to be found, and by whom. */
interface PortOptions {
  /** 0 takes any free one. */
  port: number | undefined
  /** None means every interface. */
  host: string | undefined
  origins: Origins
  /** Addresses of reverse proxies whose word about host and scheme is taken; none by default. */
  trusted?: readonly string[] | undefined
  log: (line: string) => void
}

/**
 * Opens a port to whatever listens to the server by now, for whom `origins` lets in. Rejects when the port is
 * taken or may not be opened.
 */
export async function openPort(server: Server, options: PortOptions): Promise<Port> {
  const { port: number = 0, host, origins, log } = options
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  guard(server, origins, log)
  takeForwarded(server, options.trusted ?? [])
  endStalled(server)
  await listen(server, number, host)
  const open = portOf(server.address(), number)
  let reopening: NodeJS.Timeout | undefined

  const cut = () => {
    clearTimeout(reopening)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    return closed
  }
  const reopen = (milliseconds: number) => {
    clearTimeout(reopening)
    reopening = setTimeout(() => {
      listen(server, open, host).catch(() => reopen(retry))
    }, milliseconds)
  }

  return {
    number: open,
    closeFor(milliseconds) {
      void cut()
      reopen(milliseconds)
    },
    open() {
      if (!server.listening) reopen(0)
    },
    close: cut,
  }
}

function listen(server: Server, number: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      server.off('listening', opened)
      reject(error)
    }
    const opened = () => {
      server.off('error', failed)
      resolve()
    }
    server.once('error', failed)
    server.once('listening', opened)
    server.listen(host === undefined ? { port: number } : { port: number, host })
  })
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked
}

/** How long the rest of a body may keep a server waiting, ms. */
const timeout = 30_000

/**
 * Lets a request take as long as it likes while bytes come, where a server would cut it after five minutes,
 * and ends one whose body does not go on: with 408, where nothing was answered yet.
 */
export function endStalled(server: Server, waits = timeout): void {
  server.requestTimeout = 0
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (length === '0' && coding === undefined) return
    request.setTimeout(waits, () => {
      if (response.headersSent) return void request.destroy()
      response.writeHead(408, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
      response.end('The rest of this did not come', () => request.destroy())
    })
    const calm = () => void request.setTimeout(0)
    request.once('end', calm)
    request.once('close', calm)
  })
}

/** Time within which strangers are told of once, ms: a page could fill the log. */
const quiet = 60_000
const words = 'Not from here'

/**
 * Stands in front of everything that listens to a server, sockets and each packet that they poll among it:
 * whom `origins` does not let in gets 403, and one line in the log without what was sent, since a stranger
 * chose it. What comes to listen later is not guarded.
 */
function guard(server: Server, origins: Origins, log: (line: string) => void): void {
  let toldAt = Number.NEGATIVE_INFINITY
  const isStranger = (request: IncomingMessage): boolean => {
    if (origins.letsIn(request)) return false
    if (performance.now() - toldAt >= quiet) {
      toldAt = performance.now()
      log('refused requests of a stranger')
    }
    return true
  }
  const onRequest = takeListeners(server, 'request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isStranger(request)) return onRequest(request, response)
    // What a stranger still sends is not waited for.
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(words)
  })
  // Without a listener, a server takes what asks for another protocol as an ordinary request.
  if (server.listenerCount('upgrade') === 0) return
  const onUpgrade = takeListeners(server, 'upgrade')
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isStranger(request)) return onUpgrade(request, socket, head)
    // A connection that breaks meanwhile must not end the process.
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
  })
}

/** Removes what listens to an event; returns what tells all of it. */
function takeListeners(server: Server, event: string): (...heard: unknown[]) => void {
  const listeners = server.listeners(event)
  server.removeAllListeners(event)
  return (...heard) => {
    for (const listener of listeners) Reflect.apply(listener, server, heard)
  }
}

/** What reverse proxies say of the request that they pass on. */
const forwardedHeaders = [
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
function takeForwarded(server: Server, trusted: readonly string[]): void {
  const known = new Set(trusted)
  const take = (request: IncomingMessage) => {
    const { headers, socket } = request
    // A server that listens to both kinds of addresses writes the older ones within the newer.
    const isTrusted = known.has((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
    const [host, scheme] = [lastOf(headers['x-forwarded-host']), lastOf(headers['x-forwarded-proto'])]
    for (const name of forwardedHeaders) delete headers[name]
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
