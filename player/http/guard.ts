import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Origins } from './origins'

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
export function guard(server: Server, origins: Origins, log: (line: string) => void): void {
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
