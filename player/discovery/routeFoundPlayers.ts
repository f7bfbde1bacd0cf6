import { answerJson, type Route } from '../http/answer'
import type { FoundPlayer } from './findPlayers'

/** So long what was heard last is an answer, ms: each page that waits asks every few seconds. */
const freshFor = 3_000

/**
 * Answers GET /api/players with the players of the house, for a page that is to choose one. Whoever asks
 * while the house is being asked is answered with the same.
 */
export function routeFoundPlayers(find: () => Promise<readonly FoundPlayer[]>): Route {
  let asking: Promise<readonly FoundPlayer[]> | undefined
  let heard: { players: readonly FoundPlayer[]; until: number } | undefined
  const ask = async () => {
    try {
      const players = await find()
      heard = { players, until: Date.now() + freshFor }
      return players
    } finally {
      asking = undefined
    }
  }
  return async (exchange) => {
    if (exchange.path !== '/api/players' || exchange.method !== 'GET') return false
    const players = heard && Date.now() < heard.until ? heard.players : await (asking ??= ask())
    return answerJson(exchange, players)
  }
}
