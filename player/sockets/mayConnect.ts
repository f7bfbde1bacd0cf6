import type { IncomingMessage } from 'node:http'
import type { Origins } from '../http/origins'

/** Whether a connection may begin. One that is polled by scripts tells no origin, in no browser, and is none of ours. */
export const mayConnect = (request: IncomingMessage, origins: Origins): boolean =>
  origins.letsIn(request) && !/[?&]j=/.test(request.url ?? '')
