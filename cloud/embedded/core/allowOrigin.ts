import type { IncomingMessage, ServerResponse } from 'node:http'

/** What pages may read of an answer beside its body: the SDK's resumable uploads need these. */
const exposed = ['status', 'upload-url', 'size-received', 'chunk-granularity']
  .map((name) => `x-goog-upload-${name}`)
  .join(', ')

/**
 * Lets pages read the answer, all of which are let in by now, and answers their preflights, which it says by
 * true.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers
  response.setHeader('vary', 'Origin')
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
