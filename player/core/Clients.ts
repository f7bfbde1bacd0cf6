import type { PushPayloads } from '../../schemas/generated/types'

/** A push by the name that the code knows; brand-worded ones hold the placeholder. */
type PushEvent = keyof PushPayloads

/** One connected interface. */
export interface Client {
  readonly id: string
  /** It belongs to a page of this player's own origin. */
  readonly isOwnPage: boolean
  /** The settings page that it asked for last, as it named it. */
  page: string | undefined
  push<E extends PushEvent>(event: E, payload: PushPayloads[E]): void
  /** Sends anything under any name: pages as authors wrote them, and what a test of the interface wants to see refused. */
  pushAsIs(event: string, payload: unknown): void
  /** Sends a payload that is JSON already. */
  pushText(event: string, json: string): void
  /** The same of a long one that is given in pieces; everything else has its turn until it is out. */
  pushPieces(event: string, json: readonly string[]): Promise<void>
  /** Sends the packet without a name that real devices emit after most saves. */
  pushNameless(): void
  drop(): void
}

/** All connected interfaces. */
export interface Clients {
  all(): readonly Client[]
  broadcast<E extends PushEvent>(event: E, payload: PushPayloads[E]): void
  broadcastText(event: string, json: string): void
  broadcastAsIs(event: string, payload: unknown): void
  /**
   * Keeps back all that is sent from here on, in its order, until something is done, five seconds at the most: nobody hears what is not
   * on disk yet. `done` never rejects.
   */
  holdUntil(done: Promise<void>): void
  /** Does something once all that was sent before is out: at once, unless that is kept back. */
  inTurn(send: () => void): void
}
