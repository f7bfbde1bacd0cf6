import type { Route } from './Route'
import { answerJson } from './answerJson'

/**
 * Tells the interface which player to talk to [D7-3 D7-4]: this one under the name that the client knows it by, or the one
 * elsewhere that `device` gives as an origin, e.g. `http://192.168.1.50`.
 */
export function routeHosts(device: string | undefined): Route {
  return (exchange) => {
    const { path, origin } = exchange
    if (path === '/api/host') return answerJson(exchange, { host: device ?? origin })
    if (path === '/app/local-config.json') return answerJson(exchange, { localhost: device ?? origin })
    return false
  }
}
