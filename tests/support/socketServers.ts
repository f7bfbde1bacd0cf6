import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Server as Server4 } from 'socket.io'
import createServer2 from 'socket.io-v2'

/** One client as the server sees it. */
export interface ServedClient {
  push(event: string, payload: unknown): void
  /** Sends a raw packet, e.g. `42[null,null]` as real devices do. */
  sendRaw(packet: string): void
  /** Cuts it off without a word. */
  drop(): void
}

/** A real server of one protocol generation on a port of this machine, without any of a player's wits. */
export interface SocketServer {
  readonly origin: string
  readonly port: number
  /** Those that are connected now. */
  readonly clients: ServedClient[]
  /** All requests of all clients, oldest first. */
  readonly requests: { event: string; payload: unknown }[]
  /** Engine sessions that are open now, phantom ones included. */
  sessions(): number
  /** Called with each client that connects. */
  onClient: (client: ServedClient) => void
  /** What it says to who wants to know that a request has arrived; nothing without. */
  acknowledgement: unknown
  /** What `/api/host` answers; 404 without. */
  hosts: unknown
  /** What becomes of who wants a WebSocket; a proxy may refuse them, or let them hang. */
  upgrades: 'taken' | 'refused' | 'hanging'
  /** Lets all open connections hang without closing them, as a network that went away; new ones work. */
  freeze(): void
  /** Lets what hangs go on: the network is back. */
  thaw(): void
  /** Closes the port and all connections, as a device that is switched off. */
  stop(): Promise<void>
}

const listen = (http: HttpServer, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', () => {
      const address: AddressInfo | string | null = http.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

/** Starts a server of a generation; on a given port to come back where one was stopped. */
export const startSocketServer = async (generation: 2 | 4, port = 0): Promise<SocketServer> => {
  const lines = new Set<Socket>()
  const http = createServer((request: IncomingMessage, response) => {
    if (request.url !== '/api/host' || server.hosts === undefined) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(server.hosts))
  })
  http.on('connection', (line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  const clients: ServedClient[] = []
  const requests: SocketServer['requests'] = []
  const join = (client: ServedClient) => {
    clients.push(client)
    server.onClient(client)
    return () => void clients.splice(clients.indexOf(client), 1)
  }
  const attach = generation === 4 ? attach4 : attach2
  const sessions = attach(http, join, (event, given) => {
    const acknowledge = given.at(-1)
    const isWanted = typeof acknowledge === 'function'
    requests.push({ event, payload: isWanted && given.length === 1 ? undefined : given[0] })
    if (isWanted && server.acknowledgement !== undefined) acknowledge(server.acknowledgement)
  })
  const upgrade = http.listeners('upgrade')
  http.removeAllListeners('upgrade')
  http.on('upgrade', (...wanted) => {
    const [, line] = wanted
    if (server.upgrades === 'taken') for (const take of upgrade) take.apply(http, wanted)
    if (server.upgrades === 'refused') line.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
  })
  const taken = await listen(http, port)
  const server: SocketServer = {
    origin: `http://127.0.0.1:${taken}`,
    port: taken,
    clients,
    requests,
    sessions,
    onClient: () => undefined,
    acknowledgement: undefined,
    hosts: undefined,
    upgrades: 'taken',
    freeze: () => {
      for (const line of lines) line.pause()
    },
    thaw: () => {
      for (const line of lines) line.resume()
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        for (const line of lines) line.destroy()
      }),
  }
  return server
}

type Attach = (
  http: HttpServer,
  join: (client: ServedClient) => () => void,
  request: (event: string, given: readonly unknown[]) => void,
) => () => number

const attach4: Attach = (http, join, request) => {
  const io = new Server4(http, { allowEIO3: true, cors: { origin: true, credentials: true } })
  io.on('connection', (socket) => {
    const leave = join({
      push: (event, payload) => void socket.emit(event, payload),
      // The engine adds its own frame, the 4 of `42`.
      sendRaw: (packet) => void socket.conn.write(packet.slice(1)),
      drop: () => socket.conn.close(true),
    })
    socket.onAny((event: string, ...given: unknown[]) => request(event, given))
    socket.on('disconnect', leave)
  })
  return () => io.engine.clientsCount
}

const attach2: Attach = (http, join, request) => {
  const io = createServer2(http, {
    serveClient: false,
    maxHttpBufferSize: 10_000_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
  })
  io.on('connection', (socket) => {
    const leave = join({
      push: (event, payload) => socket.emit(event, payload),
      sendRaw: (packet) => socket.conn.write(packet.slice(1)),
      drop: () => socket.conn.close(true),
    })
    socket.use(([event, ...given]) => request(String(event), given))
    socket.on('disconnect', leave)
  })
  return () => Object.keys(io.sockets.connected).length
}
