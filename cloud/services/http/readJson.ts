import type { IncomingMessage } from 'node:http'
import { type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { readJsonBody } from '../../../player/http/readBody'
import { Refused } from './Refused'

/** Bytes; nothing that our services are asked is longer. */
const largest = 100_000

/** The JSON object in a request's body. Rejects with a Refused when there is none. */
export async function readJson(request: IncomingMessage): Promise<JsonObject> {
  const value = await readJsonBody(request, largest)
  if (!isJsonObject(value)) throw new Refused('The body is no JSON object', 400)
  return value
}
