import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { openPort } from '../../../player/http/openPort'
import type { Faults } from '../control/createFaults'
import type { CloudPart } from '../../services/http/CloudPart'
import { allowOrigin } from './allowOrigin'
import { answerJson } from '../../services/http/answers'
import type { Origins } from '../../../player/http/origins'

/** What the cloud's one server is made of. */
interface ServerOptions {
  port: number
  host: string | undefined
  origins: Origins
  faults: Faults
  /** Filled while the cloud starts; asked in this order. */
  parts: readonly CloudPart[]
  log: (line: string) => void
}

/** Opens the cloud's one HTTP server with everything that is plugged in. */
export async function createCloudServer(options: ServerOptions) {
  const { faults, parts, log } = options

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = toUrl(request)
    if (url === undefined) return void response.writeHead(400).end()
    try {
      if (allowOrigin(request, response)) return
      if (await faults.meet(request, response, url)) return
      for (const part of parts)
        for (const handler of part.handlers ?? []) if (await handler(request, response, url)) return
      answerJson(response, { error: { code: 404, message: 'Not found' } }, 404)
    } catch (error) {
      // The path only: queries hold tokens.
      log(
        `${request.method} ${url.pathname} failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      if (response.headersSent) response.destroy()
      else answerJson(response, { error: { code: 500, message: 'INTERNAL' } }, 500)
    }
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A connection that breaks while it waits must not end the process.
    socket.on('error', () => socket.destroy())
    const url = toUrl(request)
    if (url === undefined) return refuse(socket, 400)
    await faults.slow()
    for (const part of parts)
      for (const take of part.upgrades ?? []) if (take(request, socket, head, url)) return
    refuse(socket, 404)
  }

  const server = createServer((request, response) => void handle(request, response))
  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head))
  return openPort(server, options)
}

function toUrl(request: IncomingMessage): URL | undefined {
  try {
    // Paths may begin with two slashes, which would else be read as a host.
    return new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`)
  } catch {
    return undefined
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${status === 400 ? 'Bad Request' : 'Not Found'}\r\nConnection: close\r\n\r\n`,
  )
}
