import type { ServerResponse } from 'node:http'

/** Sends a value as JSON, never cached. */
export function answerJson(response: ServerResponse, value: unknown, status = 200): true {
  return answer(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

/** Sends a whole answer of a known size. */
export function answer(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): true {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
  return true
}
