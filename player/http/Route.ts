import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request on its way through the routes. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  method: string
  /** Decoded path without query, e.g. `/backgrounds/dusk.svg`. */
  path: string
  query: URLSearchParams
  /** The origin that the client reached us at, e.g. `http://192.168.1.50:3000`. */
  origin: string
}

/** Answers the exchange and returns true, or leaves it untouched and returns false. */
export type Route = (exchange: Exchange) => boolean | Promise<boolean>
