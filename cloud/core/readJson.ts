import type { IncomingMessage } from 'node:http'
import type { Json } from '../../authoring/json/Json'
import type { JsonObject } from '../../authoring/json/JsonObject'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import { Refused } from './Refused'
import { readBody } from './readBody'

/** Bytes; nothing that our services are asked is longer. */
const largest = 100_000

/** The JSON object in a request's body. Rejects with a Refused when there is none. */
export async function readJson(request: IncomingMessage): Promise<JsonObject> {
  const body = await readBody(request, largest)
  const value = body === undefined ? undefined : parse(body.toString('utf8'))
  if (!isJsonObject(value)) throw new Refused('The body is no JSON object', 400)
  return value
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
