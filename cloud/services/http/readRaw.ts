import type { IncomingMessage } from 'node:http'
import { readBody } from '../../../player/http/readBody'

/**
 * The body of a request byte by byte, or undefined when it is larger than `limit` bytes. Functions of a real
 * project have read it before we are asked, and keep it as `rawBody`.
 */
export async function readRaw(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const rawBody: unknown = 'rawBody' in request ? request.rawBody : undefined
  if (!Buffer.isBuffer(rawBody)) return readBody(request, limit)
  return rawBody.length > limit ? undefined : rawBody
}
