/** One connected client, whichever generation it speaks. */
export interface ClientSocket {
  readonly id: string
  /** It belongs to a page of this player's own origin. */
  readonly isOwnPage: boolean
  /** Sends an event. Payloads are taken as they are: a page may be any JSON. */
  push(event: string, payload: unknown): void
  /** Sends a message of the socket protocol as it is, e.g. `2[null,null]`; on the wire it gets the engine's `4` in front. */
  sendMessage(message: string): void
  /** Sends one such message that is given in pieces, because it is long: everything else has its turn while it is made ready. */
  sendPieces(pieces: readonly string[]): Promise<void>
  /** Cuts the connection without a goodbye, as a lost network does; the client then connects again. */
  drop(): void
}
