import { type Json, toJson, isJsonObject, type JsonObject } from '../../authoring/json/Json'
import type { Client } from '../core/Clients'
import type { PlayerContext } from '../core/PlayerContext'
import { type Order, RoomError } from './RoomSystem'
import { type Exchange, type Route, answerJson } from '../http/answer'
import { isFromThisOrigin } from '../http/origins'
import { readJsonBody } from '../http/readBody'
import { handleRequest } from '../requests/handleRequest'
import { followHere } from './groups'
import { isForLeader } from './relay'

/** A client with nobody behind it: it keeps what is pushed to it, for another player to pass on. */
function collectPushes(): { client: Client; pushes: { event: string; payload: Json }[] } {
  const pushes: { event: string; payload: Json }[] = []
  const keep = (event: string, payload: unknown) => void pushes.push({ event, payload: toJson(payload) })
  const keepText = (event: string, json: string) => keep(event, JSON.parse(json))
  const client: Client = {
    id: 'another-player',
    isOwnPage: false,
    page: undefined,
    push: keep,
    pushAsIs: keep,
    pushText: keepText,
    pushPieces: async (event, json) => keepText(event, json.join('')),
    pushNameless: () => undefined,
    drop: () => undefined,
  }
  return { client, pushes }
}

/**
 * Asks another player for something. Rejects with a RoomError when it does not do it, with another Error
 * when it cannot be reached or does not answer in time.
 */
export async function askRoom(
  { delays, later }: Pick<PlayerContext, 'delays' | 'later'>,
  host: string,
  { path, body }: Order,
): Promise<Json> {
  const control = new AbortController()
  const calm = later(delays.roomAnswer, () => control.abort(new Error('no answer in time')))
  try {
    const response = await fetch(host + path, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: control.signal,
      redirect: 'error',
    })
    const answer: Json = await response.json()
    if (response.ok) return answer
    const reason = isJsonObject(answer) ? answer['error'] : undefined
    throw new RoomError(typeof reason === 'string' ? reason : `it answers ${response.status}`)
  } finally {
    calm()
  }
}

/** Largest order of another player, bytes: a list of entries may be in it. */
const largestOrder = 5_000_000

const others: readonly string[] = ['volume', 'mute', 'unmute']

/**
 * The addresses for the other players of the house: GET /rooms/state tells how this one stands, line by line
 * for as long as somebody listens; POST /rooms/follow {leader} has it follow another, POST /rooms/request
 * {event, payload} has it answer a request and gives the pushes. Pages of another origin are refused with
 * 403, a grouping that cannot be with 409.
 */
export function routeRooms(player: PlayerContext): Route {
  return async (exchange) => {
    const { method, path, request, response } = exchange
    if (!path.startsWith('/rooms/')) return false
    // Whoever asks waits in vain, as at a player that hangs.
    if (player.roomSystem.isSilent()) return true
    if (!isFromThisOrigin(request)) return answerJson(exchange, { error: 'Only players may do this' }, 403)
    if (path === '/rooms/state' && method === 'GET') {
      player.roomSystem.tellAlong(response)
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
    if (error instanceof RoomError) return answerJson(exchange, { error: error.message }, 409)
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
