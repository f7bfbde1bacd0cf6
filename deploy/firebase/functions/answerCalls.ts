import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CloudHandler } from '../../../cloud/services/http/CloudPart'
import { answerJson } from '../../../cloud/services/http/answers'
import type { Log } from '../../../cloud/services/ports/Clock'
import { isLoopback, isLocalNetwork } from '../../../player/http/localAddresses'

interface CallsOptions {
  handlers: readonly CloudHandler[]
  /** Origins of the brand's pages, e.g. `https://music.example`. Pages of a house may call, too. */
  origins: readonly string[]
  log: Log
}

/**
 * Answers the calls of pages and players: the first handler that does. Which pages may read the answers, the
 * browser is told; there is nothing that a page could send by itself, such as cookies.
 */
export function answerCalls({ handlers, origins, log }: CallsOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = addressOf(request)
    if (url === undefined) return void response.writeHead(400).end()
    // Addresses stand in the provider's logs: what proves who asks is taken from headers alone.
    for (const name of ['token', 'idToken']) url.searchParams.delete(name)
    try {
      if (admitPage(request, response, origins)) return
      for (const handler of handlers) if (await handler(request, response, url)) return
      answerJson(response, { success: false, error: { message: 'There is nothing here.' } }, 404)
    } catch (error) {
      // The path only: queries may hold tokens. And no message, which may quote what was sent.
      log(`${request.method} ${url.pathname} failed: ${nameOf(error)}`)
      if (response.headersSent) response.destroy()
      else answerJson(response, { success: false, error: { message: 'That did not work.' } }, 500)
    }
  }
}

/** What kind of failure it was, and where in our code: nothing of what was sent or stored. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code.slice(0, 60)}` : ''
  const [, place = ''] = /\n\s+at (.{1,200})/.exec(error.stack ?? '') ?? []
  return `${error.name}${code} at ${place}`
}

/** Answers preflights, which it says by true. */
function admitPage(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): boolean {
  const { origin } = request.headers
  response.setHeader('vary', 'Origin')
  if (origin !== undefined && mayRead(origin, origins)) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-methods', 'GET, POST')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    response.setHeader('access-control-max-age', '3600')
  }
  if (request.method !== 'OPTIONS') return false
  response.writeHead(204).end()
  return true
}

/** The panel is opened from players, wherever these are in a house. */
function mayRead(origin: string, origins: readonly string[]): boolean {
  if (origins.includes(origin)) return true
  const hostname = URL.canParse(origin) ? new URL(origin).hostname : ''
  return isLoopback(hostname) || isLocalNetwork(hostname)
}

function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  const address = `http://services${url}`
  return URL.canParse(address) ? new URL(address) : undefined
}
