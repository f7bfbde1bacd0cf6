import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long the rest of a body may keep a server waiting, ms. */
const patience = 30_000

/**
 * Lets a request take as long as it likes while bytes come, where a server would cut it after five minutes, and ends one whose body
 * does not go on: with 408, where nothing was answered yet.
 */
export function endStalled(server: Server, waits = patience): void {
  server.requestTimeout = 0
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (length === '0' && coding === undefined) return
    request.setTimeout(waits, () => {
      if (response.headersSent) return void request.destroy()
      response.writeHead(408, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' })
      response.end('The rest of this did not come', () => request.destroy())
    })
    const calm = () => void request.setTimeout(0)
    request.once('end', calm)
    request.once('close', calm)
  })
}
