import type { IncomingMessage } from 'node:http'
import { readBody } from '../../../player/http/readBody'

/**
 * The bytes of a request's body, as they came; undefined when they are more than `limit`. Where functions run
 * the body has been read before, and stands in `rawBody`.
 */
export async function readRaw(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (!('rawBody' in request) || !Buffer.isBuffer(request.rawBody)) return readBody(request, limit)
  return request.rawBody.length > limit ? undefined : request.rawBody
}
