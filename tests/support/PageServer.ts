import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'
import { readFileSync, existsSync } from 'node:fs'
import { Server as SocketServer, type Socket } from 'socket.io'
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
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
}

/**
 * A device that does nothing but push what a test gives it and remember what it is sent: the built interface over HTTP,
 * under the player's own security headers, and a real socket. Used where the player's own mind would be in the way.
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

  private constructor(http: Server, documents: Map<string, [type: string, body: string]>) {
    this.#http = http
    this.documents = documents
    this.#io = this.#listenForSockets()
  }

  /** Starts on a free port, or on the one that is named. */
  static async start(port = 0): Promise<PageServer> {
    const documents = new Map<string, [type: string, body: string]>()
    const http = createServer((request, response) => {
      const { pathname: path } = new URL(request.url ?? '/', 'http://x')
      if (path === '/api/host') {
        response.setHeader('content-type', 'application/json')
        return response.end(JSON.stringify({ host: `http://${request.headers.host}` }))
      }
      if (path === '/app/brand.json') {
        response.setHeader('content-type', 'application/json')
        return response.end(readFileSync(join(import.meta.dirname, '../../brand.json')))
      }
      if (path === '/albumart') {
        response.setHeader('content-type', 'image/jpeg')
        return response.end(cover)
      }
      const own = documents.get(path)
      if (own) {
        response.setHeader('content-type', own[0])
        response.setHeader('content-encoding', 'gzip')
        return response.end(gzipSync(own[1]))
      }
      const wanted = join(app, path)
      const found =
        path !== '/' && wanted.startsWith(app) && existsSync(wanted) ? wanted : join(app, 'index.html')
      setSecurityHeaders({ response })
      response.setHeader('content-type', types[found.split('.').pop() ?? ''] ?? 'application/octet-stream')
      response.setHeader('content-encoding', 'gzip')
      const gzip = createGzip()
      gzip.pipe(response)
      return gzip.end(readFileSync(found))
    })
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
    return new PageServer(http, documents)
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
