import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { PlayerContext } from '../core/PlayerContext'
import type { Order } from './House'
import { RoomRefusal } from './RoomRefusal'

/**
 * Asks another player for something. Rejects with a RoomRefusal when it does not do it, with another Error
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
    throw new RoomRefusal(typeof reason === 'string' ? reason : `it answers ${response.status}`)
  } finally {
    calm()
  }
}
