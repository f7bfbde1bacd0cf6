import type { IncomingMessage } from 'node:http'
import { readBody } from '../../player/http/readBody'

/** The fields of a form that was sent; empty when it was too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, 20_000))?.toString('utf8') ?? '')
}
