import { createServer } from 'node:http'
import { readBrand } from './core/readBrand'
import { folders } from './folders'
import type { FoundPlayer } from './discovery/findPlayers'
import { createHttpHandler, routeBrand, routeHosts, routeNoHost, withCloud } from './http/createHttpHandler'
import { openPort } from './http/openPort'
import { createOrigins } from './http/origins'
import { routeInterface } from './http/routeInterface'
import { answerBelow, upgradeBelow } from './http/placeBelow'
import { createDeviceProxy } from './proxy/createDeviceProxy'
import { setSecurityHeaders } from './http/setSecurityHeaders'
import { answerJson, type Route } from './http/answer'

/** So long what was heard last is an answer, ms: each page that waits asks every few seconds. */
const freshFor = 3_000

/**
 * Answers GET /api/players with the players of the house, for a page that is to choose one. Whoever asks
 * while the house is being asked is answered with the same.
 */
function routeFoundPlayers(find: () => Promise<readonly FoundPlayer[]>): Route {
  let asking: Promise<readonly FoundPlayer[]> | undefined
  let heard: { players: readonly FoundPlayer[]; until: number } | undefined
  const ask = async () => {
    try {
      const players = await find()
      heard = { players, until: Date.now() + freshFor }
      return players
    } finally {
      asking = undefined
    }
  }
  return async (exchange) => {
    if (exchange.path !== '/api/players' || exchange.method !== 'GET') return false
    const players = heard && Date.now() < heard.until ? heard.players : await (asking ??= ask())
    return answerJson(exchange, players)
  }
}

/** What to serve the interface for. */
interface InterfaceOptions {
  /**
   * Origin of the real player, e.g. `http://192.168.1.50`, to which the interface connects itself; or how the
   * players of the house are found, of which the page chooses one.
   */
  device: string | (() => Promise<readonly FoundPlayer[]>)
  /** Passes everything of the player through this server, so that one origin is all that a browser needs. */
  isProxy?: boolean
  port?: number
  host?: string
  /** Origins by which it is reached besides, e.g. `http://music.example`. */
  origins?: readonly string[]
  /** Addresses of reverse proxies whose word about host and scheme is taken. */
  trusted?: readonly string[]
  /** The path of the host below which all of it is, e.g. `/music`; the root without. */
  base?: string
  brandFile?: string
  interfaceFolder?: string
  /** Origin of an embedded cloud that the interface is to use. */
  cloud?: string
  log?: (line: string) => void
}

/**
 * Serves the interface for a player elsewhere: no player of its own, only files and the address of the other
 * one, or, as a proxy, all that the other one says.
 */
export async function createInterfaceServer(options: InterfaceOptions) {
  const { log = () => undefined } = options
  const brand = await readBrand(options.brandFile ?? folders.brandFile)
  const { device, base = '' } = options
  const isKnown = typeof device === 'string'
  const proxy = isKnown && options.isProxy === true ? createDeviceProxy(device, log) : undefined
  const server = createServer(
    answerBelow(
      base,
      createHttpHandler(
        [
          (exchange) => setSecurityHeaders(exchange, withCloud(brand, options.cloud, exchange.origin)),
          ...(proxy ? [proxy.routeFirst] : []),
          ...(isKnown ? [routeHosts(proxy ? undefined : device)] : [routeNoHost, routeFoundPlayers(device)]),
          routeBrand(brand, options.cloud),
          routeInterface(options.interfaceFolder ?? folders.builtInterface, folders.publicFiles, base),
          ...(proxy ? [proxy.routeRest] : []),
        ],
        log,
      ),
    ),
  )
  if (proxy)
    server.on(
      'upgrade',
      upgradeBelow(base, (...request) => proxy.upgrade(...request)),
    )
  const origins = createOrigins(options.origins ?? [], 'network')
  const port = await openPort(server, {
    port: options.port,
    host: options.host,
    origins,
    trusted: options.trusted,
    log,
  })
  return {
    url: `http://${options.host ?? 'localhost'}:${port.number}${base}`,
    port: port.number,
    close: () => port.close(),
  }
}
