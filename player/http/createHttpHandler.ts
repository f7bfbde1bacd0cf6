import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Exchange, Route } from './Route'
import { answer } from './answer'

/** Tries the routes in order. What no route answers gets 404, what throws gets 500 and one line in the log. */
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
      log(
        `${exchange.method} ${exchange.path} failed: ${error instanceof Error ? error.message : String(error)}`,
      )
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
      origin: `http://${host}`,
    }
  } catch {
    return undefined
  }
}
