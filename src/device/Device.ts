import type { PushPayloads, RequestPayloads } from '../../schemas/generated/types'

/**
 * Name of a push as the code knows it; brand-worded ones hold the placeholder, e.g. `pushMy{Brand}Status`.
 */
export type PushEvent = keyof PushPayloads

/**
 * Name of a request as the code knows it; brand-worded ones hold the placeholder, e.g. `getMy{Brand}Status`.
 */
export type RequestEvent = keyof RequestPayloads

/** Requests whose payload may be left out, because the device expects none. */
export type BareRequestEvent = {
  [E in RequestEvent]: undefined extends RequestPayloads[E] ? E : never
}[RequestEvent]

/**
 * What became of a request. Never silent: `held` goes out at the next connect, `refused` was not sent and
 * says why (`offline`: the connection machine refuses commands now; `invalid`: its schema refused it).
 */
export type SendOutcome =
  | { status: 'sent' }
  | { status: 'held' }
  | { status: 'refused'; reason: 'offline' | 'invalid'; message: string }

/** The last valid push of each topic. A push that its schema refuses never gets here. */
export interface TopicStore {
  /**
   * The last valid payload, normalised, or undefined before the first. The same object until the next push.
   */
  read<E extends PushEvent>(event: E): PushPayloads[E] | undefined
  /** When the last valid payload came, ms as `performance.now` counts them; undefined before the first. */
  receivedAt(event: PushEvent): number | undefined
  /** Calls `listener` after each valid push of `event`; returns the unsubscriber. */
  subscribe(event: PushEvent, listener: () => void): () => void
}

/** One line of our own record of the wire, shown at /debug. */
export interface WireEntry {
  /** Counts up from 1 within a page load. */
  id: number
  /** Epoch milliseconds. */
  time: number
  direction: 'in' | 'out'
  /** The name on the wire (brand word in place); `null` for a packet without one. */
  event: string | null
  /** Size of the payload as JSON, in bytes. */
  bytes: number
  payload: unknown
  /** Present when the record had no room for the payload, which is then the beginning of its JSON text. */
  cut?: true
  /**
   * Present when it was refused (by its schema, or because nothing is connected): the reason, with the place
   * if any.
   */
  refused?: string
}

/** The bounded record of what went over the wire; newest last. */
export interface WireRecord {
  /** The same array until something is recorded. */
  entries(): readonly WireEntry[]
  subscribe(listener: () => void): () => void
  clear(): void
}

/** Whether a request that shows the loading bar is pending [D2.3-6]. */
export interface PendingRequests {
  isPending(): boolean
  subscribe(listener: () => void): () => void
  /**
   * The next request of this name shows no loading bar, whenever it leaves: nobody has pressed anything for
   * it. By its name on the wire.
   */
  passOver(event: string): void
}

/** The commands that a silent connection took with it, by their names on the wire; see `Device.onLost`. */
export interface LostCommands {
  dropped: readonly string[]
  doubtful: readonly string[]
}

/** The player as the interface sees it: typed pushes in, checked requests out. Knows nothing of React. */
export interface Device {
  readonly topics: TopicStore
  readonly record: WireRecord
  readonly pending: PendingRequests
  /**
   * Origin of the connected player, e.g. `http://192.168.1.50`, for images and oauth; undefined before the
   * first connect.
   */
  origin(): string | undefined
  /**
   * Counts the players that this page has driven. At another number all that was of a player is of another
   * one: topics are empty again and nothing waits to be sent. Changes before `onConnection` tells of the new
   * one's coming.
   */
  player(): number
  /**
   * Sends a command or question once. Questions (get…) are held while disconnected, commands are refused
   * visibly.
   */
  send(event: BareRequestEvent): SendOutcome
  /**
   * `acknowledged` is called once the player says that it has taken the request; many never do, so whoever
   * waits has to stop by itself. A question that is held goes out without it.
   */
  send<E extends RequestEvent>(
    event: E,
    payload: RequestPayloads[E],
    acknowledged?: (answer: unknown) => void,
  ): SendOutcome
  /**
   * Sends an event that a page or modal of the device names. A known event must pass its schema; an unknown
   * one is sent as it is, because the device is its author.
   */
  sendAuthored(event: string, payload: unknown): SendOutcome
  /**
   * Asks now and again after each reconnect [D4-2] until the returned function is called. Equal asks are sent
   * once.
   */
  subscribeToAnswer<E extends RequestEvent>(event: E, payload?: RequestPayloads[E]): () => void
  /** Calls `listener` with each valid push of `event`, for events that are no state (toasts, modals). */
  on<E extends PushEvent>(event: E, listener: (payload: PushPayloads[E]) => void): () => void
  /**
   * As `on`, for what comes rarely and is listened to always: its check is loaded when the first one comes,
   * not before.
   */
  onRare<E extends PushEvent>(event: E, listener: (payload: PushPayloads[E]) => void): () => void
  /**
   * Calls `listener` with each reason for which a push of `event` was refused by its schema; the last good
   * value stays. For those who asked and would otherwise wait for an answer that has come, but broken.
   */
  onRefused(event: PushEvent, listener: (reason: string) => void): () => void
  /**
   * Tells why a request of that name was not sent: it does not pass its schema, which may have had to be
   * loaded for it.
   */
  onUnsent(event: RequestEvent, listener: (reason: string) => void): () => void
  /** Calls `listener` with the name on the wire of each request just before it leaves. */
  onLeaving(listener: (event: string) => void): () => void
  /**
   * Calls `listener` with each coming (true) and going (false) of the connection, for processes that count on
   * the player going away and coming back. What is kept asking has been asked by then.
   */
  onConnection(listener: (isConnected: boolean) => void): () => void
  /**
   * Calls `listener` when the connection has died without a word and took commands with it: `dropped` never
   * left the panel and will not be done late either, `doubtful` were sent and nothing came after them. Both
   * are names on the wire.
   */
  onLost(listener: (commands: LostCommands) => void): () => void
}
