import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers the request and resolves to true, or leaves it untouched and resolves to false. */
export type CloudHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>

/** Takes a WebSocket's upgrade over and returns true, or leaves it untouched and returns false. */
export type CloudUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => boolean

/** What plugs into the cloud's one server. The first handler that answers wins. */
export interface CloudPart {
  handlers?: readonly CloudHandler[]
  upgrades?: readonly CloudUpgrade[]
  /** Ends what is open, and resolves when everything is on disk. */
  close?(): Promise<void>
}
