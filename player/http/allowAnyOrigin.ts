import type { Exchange } from './Route'

const open = ['/api/', '/albumart', '/backgrounds/', '/backgrounds-upload', '/firmware-upload']

/**
 * Has the pages that were let in read the REST interface and the pictures, whatever their origin: an interface that another player
 * serves talks to this one too. Answers a preflight itself.
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
