import type { IncomingMessage } from 'node:http'
import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { Refused } from './Refused'
import { readRaw } from './readRaw'

/** Bytes; nothing that our services are asked is longer. */
const largest = 100_000

/** The JSON object in a request's body. Rejects with a Refused when there is none. */
export async function readJson(request: IncomingMessage): Promise<JsonObject> {
  const body = await readRaw(request, largest)
  if (body === undefined) throw new Refused('The body is too large.', 413)
  const value = parse(body.toString('utf8'))
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
