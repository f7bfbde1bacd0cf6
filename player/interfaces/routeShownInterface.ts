import compression from 'compression'
import sirv, { type RequestHandler } from 'sirv'
import { answer, type Exchange, type Route } from '../http/answer'
import { type Compressor, handle } from '../http/routeInterface'

/** Headers of ours that other interfaces get nowhere. */
const ownHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options']

/**
 * Serves the interface of a plugin, while one is shown, as players in the field do: its files, compressed on
 * the way, its index.html for every address that is none, and no header of ours. `folder` says which;
 * undefined is the player's own, which others serve.
 */
export function routeShownInterface(folder: () => string | undefined): Route {
  const compressor: Compressor = { compress: compression() }
  let last: { folder: string; files: RequestHandler } | undefined

  return async (exchange) => {
    const shown = folder()
    const { request, response, method, path } = exchange
    if (shown === undefined || (method !== 'GET' && method !== 'HEAD')) return false
    if (last?.folder !== shown) last = { folder: shown, files: sirv(shown, { dev: true, etag: true }) }
    const { files } = last
    for (const header of ownHeaders) response.removeHeader(header)
    await new Promise<void>((resolve) => compressor.compress(request, response, () => resolve()))
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
