import type { StreamedList, LargeEvent, LargeEnd, ReadRows } from '../large/rows'
import type { DiscoveredHosts } from '../discovery/discoverHosts'
import type { Probed } from '../../../machines/connection.vocabulary'

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
  /**
   * It never connected. `refused`: it answered and does not want us; `unreachable`: anything else. Comes at
   * most once.
   */
  failed(reason: 'unreachable' | 'refused'): void
  /** It was connected and is no more. Comes at most once. */
  disconnected(reason: string): void
  received(event: ReceivedEvent): void
  /** An event so large that it is read beside all others. */
  receivedLarge(push: StreamedList): void
  /** A packet that the protocol's parser refuses; the connection goes on. */
  unreadable(packet: { text: string; reason: string }): void
}

/** One connection to one player, over one generation of the protocol. It never reconnects by itself. */
export interface Transport {
  /**
   * Sends an event; a payload of undefined is left out. `acknowledged` asks the player to say that it has it,
   * and is called with what it says, which may be never.
   */
  emit(event: string, payload: unknown, acknowledged?: (answer: unknown) => void): void
  /** Asks the player for a sign of life and calls `answered` when it comes, which may be never. */
  check(answered: () => void): void
  close(): void
}

/**
 * Opens a transport to an origin, e.g. `http://192.168.1.50`. Without `readRows`, which reads large pushes,
 * they are received as all others, unless whoever holds the socket has a reader.
 */
export type OpenTransport = (origin: string, listener: TransportListener, readRows?: ReadRows) => Transport

/**
 * The number of the connection that the worker makes by itself when it goes ahead; those of the page begin
 * behind it.
 */
export const preconnectionNumber = 0

/**
 * What every page asks first, so that it is asked as soon as that connection stands, and the push that
 * answers it.
 */
export const preconnectionQuestion = { event: 'getState', answer: 'pushState' }

/**
 * What the page has the worker do. Connections, questions and pushes are numbered, each by who begins them.
 */
export type SocketOrder =
  /** Finds the player by itself and connects to it. Given first, if at all. */
  | { order: 'preconnect'; origin: string; hostname: string }
  | { order: 'load'; generation: Generation }
  | { order: 'open'; connection: number; generation: Generation; origin: string }
  | { order: 'emit'; connection: number; event: string; payload?: unknown; question?: number }
  | { order: 'check'; connection: number; question: number }
  | { order: 'close'; connection: number }

/** What the worker says of a connection. */
export type ConnectionReport =
  | { report: 'connected' }
  | { report: 'failed'; reason: 'unreachable' | 'refused' }
  | { report: 'disconnected'; reason: string }
  /** The payload is that of the text, and given only where there is no text of it. */
  | { report: 'received'; event: string; text: string; payload?: unknown }
  | { report: 'large'; push: number; event: LargeEvent; start: string; length: number }
  | { report: 'unreadable'; text: string; reason: string }
  | { report: 'answered'; question: number; answer?: unknown }

/** What the worker says of a large push, in this order: portions of its new rows, and its end. */
export type PushReport = { push: number } & ({ portion: string } | { end: LargeEnd })

/** What the worker says. */
export type SocketReport =
  | { report: 'loaded' | 'missing'; generation: Generation }
  | { report: 'discovered'; found: DiscoveredHosts }
  /** Without a generation the host did not answer. */
  | { report: 'probed'; host: string; generation?: Probed }
  | (ConnectionReport & { connection: number })
  | PushReport
