import type { IncomingMessage } from 'node:http'

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
