import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request on its way through the routes. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  method: string
  /** Decoded path without query, e.g. `/backgrounds/dusk.svg`. */
  path: string
  query: URLSearchParams
  /** The origin that the client reached us at, e.g. `http://192.168.1.50:3000`. */
  origin: string
}

/** Answers the exchange and returns true, or leaves it untouched and returns false. */
export type Route = (exchange: Exchange) => boolean | Promise<boolean>

/**
 * Sends a whole answer of a known size; `headers` may add to or replace its own. HEAD gets the headers only.
 */
export function answer(
  { response, method }: Exchange,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): true {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-cache',
    ...headers,
  })
  response.end(method === 'HEAD' ? undefined : body)
  return true
}

/** Sends a value as JSON, never cached: hosts, brand and settings may change between two loads. */
export function answerJson(exchange: Exchange, value: unknown, status = 200): true {
  return answer(exchange, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

const open = ['/api/', '/albumart', '/backgrounds/', '/backgrounds-upload', '/firmware-upload']

/**
 * Has the pages that were let in read the REST interface and the pictures, whatever their origin: an
 * interface that another player serves talks to this one too. Answers a preflight itself.
 */
export function allowAnyOrigin({ request, response, method, path }: Exchange): boolean {
  if (!open.some((start) => path.startsWith(start))) return false
  response.setHeader('access-control-allow-origin', '*')
  if (method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
    'content-length': 0,
  })
  response.end()
  return true
}
