import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The cloud does not know the player, or the token, any more. */
export class UnknownToCloud extends Error {
  override readonly name = 'UnknownToCloud'
}

/** How long the cloud may take for an answer, ms. */
const patience = 5_000

/** Asks the cloud and resolves with the `data` of its answer. Rejects with an UnknownToCloud, or another Error when it cannot be reached. */
export async function askCloud(url: string, path: string, body: JsonObject): Promise<Json> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  if (response.status === 401) throw new UnknownToCloud('the cloud does not know this player')
  const answer: Json = await response.json()
  if (!response.ok || !isJsonObject(answer) || answer['success'] !== true)
    throw new Error(`the cloud answers ${response.status}`)
  return answer['data'] ?? null
}
