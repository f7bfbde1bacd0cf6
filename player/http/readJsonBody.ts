import type { IncomingMessage } from 'node:http'
import type { Json } from '../../authoring/json/Json'

/** The JSON body of a request, or undefined when it is larger than `limit` bytes or no JSON. */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<Json | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    // Read on to the end, so that the answer is read by a client that is still sending.
    if (size <= limit) parts.push(bytes)
  }
  if (size > limit) return undefined
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
