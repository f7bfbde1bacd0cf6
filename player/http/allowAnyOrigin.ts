import type { Exchange } from './Route'

const open = ['/api/', '/albumart', '/backgrounds/', '/backgrounds-upload', '/firmware-upload']

/**
 * Lets pages of any origin read the REST interface and the pictures, as devices do: an interface that is served elsewhere
 * talks to this player too. Answers a preflight itself.
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
