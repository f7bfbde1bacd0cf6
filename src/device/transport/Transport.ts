import type { LargePush } from '../large/LargePush'
import type { ReadRows } from '../large/openRowReader'

/** The generations of the protocol: socket.io 2.x and 4.x. */
export type Generation = 2 | 4

/** One event as it came over the wire. */
export interface ReceivedEvent {
  /** The name on the wire. */
  event: string
  /** The first argument; undefined when there was none. */
  payload: unknown
  /** The payload as JSON, as it came; empty when there was none. */
  text: string
}

/** What a transport reports. After `close()` it reports nothing more. */
export interface TransportListener {
  /** Events may go both ways from now on. */
  connected(): void
  /** It never connected. `refused`: it answered and does not want us; `unreachable`: anything else. Comes at most once. */
  failed(reason: 'unreachable' | 'refused'): void
  /** It was connected and is no more. Comes at most once. */
  disconnected(reason: string): void
  received(event: ReceivedEvent): void
  /** An event so large that it is read beside all others. */
  receivedLarge(push: LargePush): void
  /** A packet that the protocol's parser refuses; the connection goes on. */
  unreadable(packet: { text: string; reason: string }): void
}

/** One connection to one player, over one generation of the protocol. It never reconnects by itself. */
export interface Transport {
  /**
   * Sends an event; a payload of undefined is left out. `acknowledged` asks the player to say that it has it, and is called with what
   * it says, which may be never.
   */
  emit(event: string, payload: unknown, acknowledged?: (answer: unknown) => void): void
  /** Asks the player for a sign of life and calls `answered` when it comes, which may be never. */
  check(answered: () => void): void
  close(): void
}

/**
 * Opens a transport to an origin, e.g. `http://192.168.1.50`. Without `readRows`, which reads large pushes, they are received as all others,
 * unless whoever holds the socket has a reader.
 */
export type OpenTransport = (origin: string, listener: TransportListener, readRows?: ReadRows) => Transport
