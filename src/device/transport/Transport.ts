import type { LargeEvent } from '../large/largePushOf'

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
  /** An event so large that its payload is not read here. */
  receivedLarge(push: { event: LargeEvent; text: string }): void
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

/** Opens a transport to an origin, e.g. `http://192.168.1.50`. */
export type OpenTransport = (origin: string, listener: TransportListener) => Transport
