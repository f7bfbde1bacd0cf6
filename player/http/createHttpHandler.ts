import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cloudConfig } from '../../cloud/cloudConfig'
import type { Brand, PlaylistFile } from '../../schemas/generated/types'
import { schemeOf } from './openPort'
import { isLoopback } from './localAddresses'
import { type Route, answerJson, type Exchange, answer } from './answer'
import type { Playlist } from '../storage/musicDocuments'
import { messageOf } from '../core/messageOf'

const isEveryAddress = (hostname: string) => hostname === '0.0.0.0' || hostname === '[::]'

/**
 * The brand with the embedded cloud at `url`, for a page that reached us at `origin`: at the name that its
 * browser knows this machine by, where the cloud is on it. Pages from elsewhere have none where only this
 * machine can reach it.
 */
export function withCloud(brand: Brand, url: string | undefined, origin: string): Brand {
  if (url === undefined) return brand
  const at = new URL(url)
  const { hostname } = new URL(origin)
  if (isLoopback(at.hostname) && !isLoopback(hostname)) return brand
  if (isLoopback(at.hostname) || isEveryAddress(at.hostname)) at.hostname = hostname
  return { ...brand, cloud: { ...cloudConfig(at.origin) } }
}

/**
 * Serves the brand that this player was started with, with the cloud at that address where there is one; it
 * wins over the one that the interface was built with.
 */
export function routeBrand(brand: Brand, cloud: string | undefined): Route {
  return (exchange) =>
    exchange.path === '/app/brand.json' && answerJson(exchange, withCloud(brand, cloud, exchange.origin))
}

/** Where the interface asks for players, and what an answer calls one there. */
const hostKeys: ReadonlyMap<string, string> = new Map([
  ['/api/host', 'host'],
  ['/app/local-config.json', 'localhost'],
])

/**
 * Tells the interface which player to talk to [D7-3 D7-4]: this one under the name that the client knows it
 * by, or the one elsewhere that `device` gives as an origin, e.g. `http://192.168.1.50`.
 */
export function routeHosts(device: string | undefined): Route {
  return (exchange) => {
    const key = hostKeys.get(exchange.path)
    return key !== undefined && answerJson(exchange, { [key]: device ?? exchange.origin })
  }
}

/** Tells the interface that no player was chosen: it asks its user. */
export function routeNoHost(exchange: Exchange): boolean {
  return hostKeys.has(exchange.path) && answerJson(exchange, {})
}

/** Says 'pong', so that a script can tell that the player is up. */
export function routePing(exchange: Exchange): boolean {
  return exchange.path === '/api/v1/ping' && answer(exchange, 200, 'text/plain; charset=utf-8', 'pong')
}

/**
 * Answers GET /api/v1/playlist?name=… with what is on that playlist [D7-28]; 404 when there is none of that
 * name.
 */
export function routePlaylist(playlists: () => readonly Playlist[]): Route {
  return (exchange) => {
    if (exchange.path !== '/api/v1/playlist') return false
    const playlist = playlists().find(({ name }) => name === exchange.query.get('name'))
    if (playlist === undefined) return answerJson(exchange, { error: 'There is no such playlist' }, 404)
    const file: PlaylistFile = { name: playlist.name, data: playlist.entries }
    return answerJson(exchange, file)
  }
}

/**
 * Tries the routes in order. What no route answers gets 404, what throws gets 500 and one line in the log.
 */
export function createHttpHandler(routes: readonly Route[], log: (line: string) => void): RequestListener {
  const run = async (request: IncomingMessage, response: ServerResponse) => {
    const exchange = readExchange(request, response)
    if (exchange === undefined) {
      response.writeHead(400).end()
      return
    }
    try {
      for (const route of routes) if (await route(exchange)) return
      answer(exchange, 404, 'text/plain; charset=utf-8', 'Not found')
    } catch (error) {
      log(`${exchange.method} ${exchange.path} failed: ${messageOf(error)}`)
      if (response.headersSent) response.destroy()
      else answer(exchange, 500, 'text/plain; charset=utf-8', 'The player could not answer this')
    }
  }
  return (request, response) => void run(request, response)
}

/** The request in parts, or undefined when its address or Host header is malformed. */
function readExchange(request: IncomingMessage, response: ServerResponse): Exchange | undefined {
  const host = request.headers.host ?? `localhost:${request.socket.localPort ?? 80}`
  if (!/^(?:[\w.-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host)) return undefined
  try {
    const url = new URL(request.url ?? '/', 'http://player')
    const path = decodeURIComponent(url.pathname)
    if (path.includes('\0')) return undefined
    return {
      request,
      response,
      method: request.method ?? 'GET',
      path,
      query: url.searchParams,
      origin: `${schemeOf(request)}://${host}`,
    }
  } catch {
    return undefined
  }
}
