import type { Brand } from '../../schemas/generated/types'
import type { Route } from './Route'
import { answerJson } from './answerJson'

/** Serves the brand that this player was started with; it wins over the one that the interface was built with. */
export function routeBrand(brand: Brand): Route {
  return (exchange) => exchange.path === '/app/brand.json' && answerJson(exchange, brand)
}
