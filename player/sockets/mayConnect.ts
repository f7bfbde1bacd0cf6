import type { IncomingMessage } from 'node:http'

/** Whether a connection may begin. One that is polled by scripts tells no origin, in no browser, and is none of ours. */
export const mayConnect = (request: IncomingMessage): boolean => !/[?&]j=/.test(request.url ?? '')
