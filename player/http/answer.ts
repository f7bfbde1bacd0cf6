import type { Exchange } from './Route'

/** Sends a whole answer of a known size; `headers` may add to or replace its own. HEAD gets the headers only. */
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
