import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import type { Exchange, Route } from '../http/Route'
import { answerJson } from '../http/answerJson'
import { isFromThisOrigin } from '../http/isFromThisOrigin'
import { readJsonBody } from '../http/readJsonBody'
import { handleRequest } from '../requests/handleRequest'
import { RoomRefusal } from './RoomRefusal'
import { collectPushes } from './collectPushes'
import { followHere } from './followHere'
import { isForLeader } from './isForLeader'

/** Largest order of another player, bytes: a list of entries may be in it. */
const largestOrder = 5_000_000

const others: readonly string[] = ['volume', 'mute', 'unmute']

/**
 * The doors for the other players of the house: GET /rooms/facts tells how this one stands, line by line for as long as somebody
 * listens; POST /rooms/follow {leader} has it follow another, POST /rooms/request {event, payload} has it answer a request and gives
 * the pushes. Pages of another origin are refused with 403, a grouping that cannot be with 409.
 */
export function routeRooms(player: PlayerContext): Route {
  return async (exchange) => {
    const { method, path, request, response } = exchange
    if (!path.startsWith('/rooms/')) return false
    // Whoever asks waits in vain, as at a player that hangs.
    if (player.house.isSilent()) return true
    if (!isFromThisOrigin(request)) return answerJson(exchange, { error: 'Only players may do this' }, 403)
    if (path === '/rooms/facts' && method === 'GET') {
      player.house.tellAlong(response)
      return true
    }
    if (method !== 'POST') return false
    const order = await readJsonBody(request, largestOrder)
    if (!isJsonObject(order)) return answerJson(exchange, { error: 'The body is not a JSON object' }, 400)
    if (path === '/rooms/follow') return follow(player, exchange, order)
    return path === '/rooms/request' && answerRequest(player, exchange, order)
  }
}

async function follow(player: PlayerContext, exchange: Exchange, { leader }: JsonObject): Promise<true> {
  if (leader !== null && typeof leader !== 'string')
    return answerJson(exchange, { error: 'leader is missing' }, 400)
  try {
    await followHere(player, leader)
    return answerJson(exchange, {})
  } catch (error) {
    if (error instanceof RoomRefusal) return answerJson(exchange, { error: error.message }, 409)
    throw error
  }
}

async function answerRequest(
  player: PlayerContext,
  exchange: Exchange,
  { event, payload }: JsonObject,
): Promise<true> {
  if (typeof event !== 'string' || !(isForLeader(event) || others.includes(event)))
    return answerJson(exchange, { error: 'This is not for other players to ask' }, 400)
  const { client, pushes } = collectPushes()
  await handleRequest({ player, client, isRelayed: true }, event, payload)
  return answerJson(exchange, pushes)
}
