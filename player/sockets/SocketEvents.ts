import type { Server } from 'node:http'
import type { ClientSocket } from './ClientSocket'

/** What a socket server tells the player. None of these may throw. */
export interface SocketEvents {
  connected(client: ClientSocket): void
  /** `acknowledge` is there when the client waits for an answer of its own. */
  requested(
    client: ClientSocket,
    event: string,
    payload: unknown,
    acknowledge?: (answer: unknown) => void,
  ): void
  disconnected(client: ClientSocket): void
}

/** Attaches a generation of the protocol to an HTTP server; the returned function ends every connection. */
export type AttachSockets = (server: Server, events: SocketEvents) => () => void
