import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { atHost } from '../answers/atHost'
import type { PlayerContext } from '../core/PlayerContext'

/** What another player pushed for an answer. */
interface Pushed {
  event: string
  payload: Json
}

/** Asks the leader of this player for something in its place, and gives what it pushes. Rejects when it does not answer. */
export async function relay({ house }: PlayerContext, event: string, payload?: Json): Promise<Pushed[]> {
  const leader = house.leader()
  if (leader === undefined || !house.hasLeader()) throw new Error('the leader is away')
  const body = { event, ...(payload !== undefined && { payload }) }
  const answer = await house.order(leader.host, { path: '/rooms/request', body })
  const pushes = Array.isArray(answer) ? answer.filter(isJsonObject) : []
  return pushes.flatMap(({ event: name, payload: pushed = null }) =>
    typeof name === 'string' ? [{ event: name, payload: withCovers(pushed, leader.host) }] : [],
  )
}

/** A queue whose covers are where it is from. */
function withCovers(payload: Json, host: string): Json {
  const covered = (item: JsonObject) =>
    typeof item['albumart'] === 'string' ? { ...item, albumart: atHost(host, item['albumart']) } : item
  return Array.isArray(payload) ? payload.map((item) => (isJsonObject(item) ? covered(item) : item)) : payload
}
