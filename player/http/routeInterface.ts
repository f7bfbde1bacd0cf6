import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv, { type RequestHandler } from 'sirv'
import type { Exchange, Route } from './Route'
import { answer } from './answer'

/** The compression library as plain Node calls it; its own types name a framework's request, of which it uses nothing. */
interface Compressor {
  compress(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

/**
 * Serves the built interface: hashed files for ever, the rest checked each time, all compressed. A page address that is no
 * file gets index.html, so that a link into the interface can be opened; so does an unknown REST path, as on real devices.
 * `publicFolder` holds the files that a build copies; it serves them while nothing is built.
 */
export function routeInterface(builtFolder: string, publicFolder: string): Route {
  const compressor: Compressor = { compress: compression() }
  const unbuilt = sirv(publicFolder, { dev: true, etag: true })
  let built: { files: RequestHandler; time: number } | undefined

  // A build that ran meanwhile brought other names; sirv reads the folder once.
  const currentBuild = async (): Promise<RequestHandler | undefined> => {
    const time = await modified(join(builtFolder, 'index.html'))
    if (time === undefined) return undefined
    if (built?.time !== time) built = { files: sirv(builtFolder, { etag: true, setHeaders }), time }
    return built.files
  }

  return async (exchange) => {
    const { request, response, method, path } = exchange
    if (method !== 'GET' && method !== 'HEAD')
      return path.startsWith('/api/') && answer(exchange, 405, 'text/plain', '')
    const files = await currentBuild()
    await new Promise<void>((resolve) => compressor.compress(request, response, () => resolve()))
    if (await handle(files ?? unbuilt, request, response)) return true
    if (!wantsPage(exchange)) return false
    if (files === undefined)
      return answer(exchange, 503, 'text/plain; charset=utf-8', 'The interface is not built yet.')
    request.url = '/'
    return handle(files, request, response)
  }
}

async function modified(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return undefined
  }
}

function setHeaders(response: ServerResponse, path: string): void {
  const hashed = path.startsWith('/assets/')
  response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Whether the handler answered; it calls on when it has no such file. */
function handle(files: RequestHandler, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true))
    files(request, response, () => resolve(false))
  })
}

function wantsPage({ request, path }: Exchange): boolean {
  if (path.startsWith('/api/')) return true
  const isFile = path.startsWith('/assets/') || path.startsWith('/app/')
  return !isFile && (request.headers.accept ?? '').includes('text/html')
}
