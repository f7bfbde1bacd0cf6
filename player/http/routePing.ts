import type { Exchange } from './Route'
import { answer } from './answer'

/** Says 'pong', so that a script can tell that the player is up. */
export function routePing(exchange: Exchange): boolean {
  return exchange.path === '/api/v1/ping' && answer(exchange, 200, 'text/plain; charset=utf-8', 'pong')
}
