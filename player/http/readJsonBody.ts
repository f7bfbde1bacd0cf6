import type { IncomingMessage } from 'node:http'
import type { Json } from '../../authoring/json/Json'
import { readBody } from './readBody'

/** The JSON body of a request, or undefined when it is larger than `limit` bytes or no JSON. */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<Json | undefined> {
  const body = await readBody(request, limit)
  if (!body) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
