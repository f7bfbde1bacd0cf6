import type { IncomingMessage } from 'node:http'
import type { Json } from '../../authoring/json/Json'

/** The body of a request, or undefined when it is larger than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    // Read on to the end, so that the answer is read by a client that is still sending.
    if (size <= limit) parts.push(bytes)
  }
  return size > limit ? undefined : Buffer.concat(parts)
}

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
