import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, posix } from 'node:path'
import type { AddressInfo } from 'node:net'

/** The part of firebase.json that says what is served how. */
interface Hosting {
  public: string
  headers: { source: string; headers: { key: string; value: string }[] }[]
  rewrites: { source: string; destination?: string }[]
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const matches = (path: string, source: string): boolean =>
  source.startsWith('!') ? !posix.matchesGlob(path, source.slice(1)) : posix.matchesGlob(path, source)

/**
 * Serves a folder by its firebase.json as Firebase Hosting does: headers by the address that was asked for,
 * then a file of that name, then the first rewrite that fits; what leads to a function is answered with 501,
 * as there is none here.
 */
export async function serveHosting(folder: string) {
  const { hosting }: { hosting: Hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'))
  const fileAt = (path: string) => {
    const file = join(folder, hosting.public, path === '/' ? 'index.html' : path)
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
  }
  const server = createServer((request, response) => {
    const path = posix.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname))
    for (const { source, headers } of hosting.headers)
      if (matches(path, source)) for (const { key, value } of headers) response.setHeader(key, value)
    const rewrite = hosting.rewrites.find(({ source }) => matches(path, source))
    const found = fileAt(path) ?? (rewrite?.destination && fileAt(rewrite.destination))
    if (!found) return response.writeHead(rewrite === undefined ? 404 : 501).end()
    if (!response.hasHeader('content-type'))
      response.setHeader('content-type', types[extname(found)] ?? 'application/octet-stream')
    return response.end(readFileSync(found))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens to a port, not to a path
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
