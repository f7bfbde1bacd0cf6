import type { Brand } from '../../schemas/generated/types'
import type { Route } from './Route'
import { answerJson } from './answerJson'
import { withCloud } from './withCloud'

/**
 * Serves the brand that this player was started with, with the cloud at that address where there is one; it wins over the one that the
 * interface was built with.
 */
export function routeBrand(brand: Brand, cloud: string | undefined): Route {
  return (exchange) =>
    exchange.path === '/app/brand.json' && answerJson(exchange, withCloud(brand, cloud, exchange.origin))
}
