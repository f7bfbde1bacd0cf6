import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origins } from '../../player/http/origins'

/** What pages may read of an answer beside its body: the SDK's resumable uploads need these. */
const exposed = ['status', 'upload-url', 'size-received', 'chunk-granularity']
  .map((name) => `x-goog-upload-${name}`)
  .join(', ')

/** Lets allowed origins read the answer and answers their preflights; refuses pages of others, and says so by true. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: Origins): boolean {
  const { origin } = request.headers
  response.setHeader('vary', 'Origin')
  if (!origins.letsIn(request)) {
    response.writeHead(403, { 'content-length': 0 }).end()
    return true
  }
  if (origin === undefined) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-expose-headers', exposed)
  if (request.method !== 'OPTIONS') return false
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? 'content-type',
    'access-control-max-age': '600',
  })
  response.end()
  return true
}
