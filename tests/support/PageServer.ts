import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { Server as SocketServer, type Socket } from 'socket.io'
import { folders } from '../../player/folders'
import { createHttpHandler } from '../../player/http/createHttpHandler'
import type { Route } from '../../player/http/answer'
import { routeInterface } from '../../player/http/routeInterface'
import { setSecurityHeaders } from '../../player/http/setSecurityHeaders'

/** One request as it came over the socket. */
export interface ReceivedRequest {
  event: string
  payload: unknown
}

/** The build under test; a bench may keep one of its own while somebody builds another. */
export const app = process.env['APP_DIR'] ?? join(import.meta.dirname, '../../dist/app')
/** The cover of everything. */
const cover = readFileSync(join(import.meta.dirname, '../../stories/support/pictures/harbour.jpg'))

/** What a player serves beside the interface, and the documents of a test, by path. */
const serveAround =
  (documents: ReadonlyMap<string, [type: string, body: string]>): Route =>
  ({ response, path, origin }) => {
    const say = (type: string, body: string | Buffer) => {
      response.setHeader('content-type', type)
      response.end(body)
      return true
    }
    if (path === '/api/host') return say('application/json', JSON.stringify({ host: origin }))
    if (path === '/app/brand.json') return say('application/json', readFileSync(folders.brandFile))
    if (path === '/albumart') return say('image/jpeg', cover)
    const own = documents.get(path)
    if (!own) return false
    response.setHeader('content-encoding', 'gzip')
    return say(own[0], gzipSync(own[1]))
  }

/**
 * A device that does nothing but push what a test gives it and remember what it is sent: the built interface
 * over HTTP, under the player's own security headers, and a real socket. Used where the player's own mind
 * would be in the way.
 */
export class PageServer {
  readonly received: ReceivedRequest[] = []
  /** What getUiConfig answers, by page name. */
  readonly pages = new Map<string, unknown>()
  /** What other questions answer: event → push and payload. */
  readonly answers = new Map<string, [event: string, payload: unknown]>()
  /** Documents beside the interface, by path, each with its content type. */
  readonly documents: Map<string, [type: string, body: string]>
  readonly #http: Server
  #io: SocketServer

  private constructor(
    http: Server,
    documents: Map<string, [type: string, body: string]>,
    /** The folder of the build that is served. */
    readonly build: string,
  ) {
    this.#http = http
    this.documents = documents
    this.#io = this.#listenForSockets()
  }

  /** Starts on a free port, or on the one that is named, with the build under test or another one. */
  static async start(port = 0, build = app): Promise<PageServer> {
    const documents = new Map<string, [type: string, body: string]>()
    const http = createServer(
      createHttpHandler(
        [
          serveAround(documents),
          (exchange) => setSecurityHeaders(exchange),
          routeInterface(build, folders.publicFiles),
        ],
        (line) => console.error(line),
      ),
    )
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
    return new PageServer(http, documents, build)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`
  }

  /** Pushes to everybody connected. */
  push(event: string, payload: unknown): void {
    this.#io.emit(event, payload)
  }

  /** Forgets what was received, and returns it. */
  take(): ReceivedRequest[] {
    return this.received.splice(0)
  }

  async stop(): Promise<void> {
    const closed = this.#io.close()
    // A browser keeps connections open that it may use again; closing waits for them.
    this.#http.closeAllConnections()
    await closed
  }

  #listenForSockets(): SocketServer {
    const io = new SocketServer(this.#http, { maxHttpBufferSize: 1e8 })
    io.on('connection', (socket) => {
      socket.emit('closeAllModals', '')
      socket.onAny((event: string, payload: unknown) => this.#hear(socket, event, payload))
    })
    return io
  }

  #hear(socket: Socket, event: string, payload: unknown): void {
    this.received.push({ event, payload })
    const answer = this.answers.get(event)
    if (answer) socket.emit(...answer)
    if (event !== 'getUiConfig' || typeof payload !== 'object' || payload === null) return
    const page = this.pages.get(String(Reflect.get(payload, 'page')))
    if (page !== undefined) socket.emit('pushUiConfig', page)
  }
}
