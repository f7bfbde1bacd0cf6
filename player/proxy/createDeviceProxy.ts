import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'httpxy'
import { answer, type Exchange, type Route } from '../http/answer'

/** Hands on to a player elsewhere what is its to answer. */
export interface DeviceProxy {
  /** Sockets, covers, REST and uploads: the player's whatever the interface has. */
  routeFirst: Route
  /** What is neither a file nor a page of the interface: pictures and the like. */
  routeRest: Route
  /** A socket that is to be one: those of the player go on to it, others end. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

const sockets = /^\/socket\.io\//
/** Answered here: the interface is to talk to us. */
const ours = '/api/host'
const devices = /^\/(?:api|albumart|tinyart|backgrounds|cover-art|plugin-serve)(?:\/|$)/

/** How long a player may say nothing before it counts as away, ms; uploads and polled sockets take theirs. */
const timeoutMs = 120_000

/**
 * Opens the way to a player, an origin such as `http://192.168.1.50`. It sees requests of its own origin: who
 * may come at all was decided by the rule in front of our port.
 */
export function createDeviceProxy(device: string, log: (line: string) => void): DeviceProxy {
  const proxy = createProxyServer({ target: device, changeOrigin: true, proxyTimeout: timeoutMs })
  let isToldAway = false
  const fail = (error: unknown) => {
    if (!isToldAway) log(`the player at ${device} does not answer: ${reasonOf(error)}`)
    isToldAway = true
  }
  proxy.on('proxyRes', () => {
    isToldAway = false
  })

  async function pass(exchange: Exchange): Promise<boolean> {
    const { request, response } = exchange
    try {
      await proxy.web(comingFromThere(request, device), response)
    } catch (error) {
      // A browser that goes away while it is answered is no fault of the player.
      if (request.destroyed && !request.complete) return true
      fail(error)
      if (response.headersSent) response.destroy()
      else answer(exchange, 502, 'text/plain; charset=utf-8', `The player at ${device} does not answer`)
    }
    return true
  }

  return {
    routeFirst(exchange) {
      const { method, path } = exchange
      const isAlways = sockets.test(path) || (devices.test(path) && path !== ours)
      return isAlways || (method !== 'GET' && method !== 'HEAD') ? pass(exchange) : false
    },
    routeRest: pass,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      if (!sockets.test(request.url ?? '')) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
      proxy.ws(comingFromThere(request, device), socket as Socket, {}, head).catch((error: unknown) => {
        fail(error)
        socket.destroy()
      })
    },
  }
}

/** The request as a page of the player itself would send it. */
function comingFromThere(request: IncomingMessage, device: string): IncomingMessage {
  const { headers } = request
  if (headers.origin !== undefined) headers.origin = device
  delete headers.referer
  return request
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? ('code' in error && String(error.code)) || error.message : String(error)
