import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Serves a folder on a free port of this machine only. */
export const openFolder = async (folder: string): Promise<{ origin: string; close: () => void }> => {
  const serve = sirv(folder, { etag: true })
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.statusCode = 404
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}
