import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import compression from 'compression'
import sirv, { type RequestHandler } from 'sirv'
import { type Exchange, type Route, answer } from './answer'
import { placeBelow } from './placeBelow'
import { allowInlineScripts } from './setSecurityHeaders'

/**
 * The compression library as plain Node calls it; its own types name a framework's request, of which it uses
 * nothing.
 */
interface Compressor {
  compress(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

const compressor: Compressor = { compress: compression() }

/**
 * Serves the built interface: hashed files for ever and as the build compressed them, the rest checked each
 * time and compressed here. A page address that is no file gets index.html, so that a link into the interface
 * can be opened; so does an unknown REST path, as on real devices. `publicFolder` holds the files that a
 * build copies; they are served from there while a build lacks them. `base` is the path of the host below
 * which all of it is, '' at the root.
 */
export function routeInterface(builtFolder: string, publicFolder: string, base = ''): Route {
  // Looked up on disk each time: a build that runs meanwhile brings other names.
  const built = sirv(builtFolder, { dev: true, etag: true, gzip: true, setHeaders })
  const page = join(builtFolder, 'index.html')
  const published = sirv(publicFolder, { dev: true, etag: true })

  /** The page: a file, but below a base, of which no file tells. */
  const answerPage = async (exchange: Exchange) => {
    const { request, response } = exchange
    const written = placeBelow(await readFile(page, 'utf8').catch(() => ''), base)
    allowInlineScripts(response, written)
    request.url = '/'
    if (base === '' && (await handle(built, request, response))) return true
    if (written !== '') return answer(exchange, 200, 'text/html; charset=utf-8', written)
    return answer(exchange, 503, 'text/plain; charset=utf-8', 'The interface is not built yet.')
  }
  return async (exchange) => {
    const { request, response, method, path } = exchange
    if (method !== 'GET' && method !== 'HEAD') return false
    if (path.includes('/.')) return false
    await compress(exchange)
    if (path === '/' || path === '/index.html') return answerPage(exchange)
    if (await handle(built, request, response)) return true
    if (await handle(published, request, response)) return true
    return wantsPage(exchange) && answerPage(exchange)
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

/** Has an answer compressed on its way. */
function compress({ request, response }: Exchange): Promise<void> {
  return new Promise((resolve) => compressor.compress(request, response, () => resolve()))
}

/** Headers of ours that other interfaces get nowhere. */
const ownHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options']

/**
 * Serves the interface of a plugin, while one is shown, as players in the field do: its files, compressed on
 * the way, its index.html for every address that is none, and no header of ours. `folder` says which;
 * undefined is the player's own, which others serve.
 */
export function routeShownInterface(folder: () => string | undefined): Route {
  let last: { folder: string; files: RequestHandler } | undefined

  return async (exchange) => {
    const shown = folder()
    const { request, response, method, path } = exchange
    if (shown === undefined || (method !== 'GET' && method !== 'HEAD')) return false
    if (last?.folder !== shown) last = { folder: shown, files: sirv(shown, { dev: true, etag: true }) }
    const { files } = last
    for (const header of ownHeaders) response.removeHeader(header)
    await compress(exchange)
    if (!path.includes('/.') && (await handle(files, request, response))) return true
    request.url = '/'
    if (await handle(files, request, response)) return true
    return isGone(exchange)
  }
}

/** Its folder has been taken away by hand. */
function isGone(exchange: Exchange): Promise<boolean> | boolean {
  return answer(exchange, 503, 'text/plain; charset=utf-8', 'The interface that was chosen is gone.')
}
