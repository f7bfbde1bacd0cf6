import { answer, type Route } from '../../player/http/answer'
import { isFromThisOrigin } from '../../player/http/origins'

/** Refuses pages of other servers, also of this machine: the author's files are nobody else's business. */
export const refuseStrangers: Route = (exchange) => {
  // An address that somebody opens comes from nowhere; whatever a page asks for says from where.
  const site = exchange.request.headers['sec-fetch-site']
  if (site === 'none' || isFromThisOrigin(exchange.request)) return false
  return answer(exchange, 403, 'text/plain; charset=utf-8', 'This preview is not for other sites.')
}
