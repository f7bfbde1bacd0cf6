import type { JsonObject } from '../../authoring/json/Json'

/**
 * An entry of the queue as it goes over the wire [D3-23]; what the player itself reads is named, the rest is
 * kept as it came.
 */
export type QueueItem = JsonObject & {
  uri: string
  name: string
  service: string
  /** Seconds; missing or 0 where nobody knows, as with a web radio: it then plays until somebody stops it. */
  duration?: number
}

/** What plays, at the moment of the question. */
export interface EngineState {
  status: 'play' | 'pause' | 'stop'
  /** Index in the queue; 0 in an empty one. */
  position: number
  /** How much of the current entry has played, ms. */
  seek: number
  random: boolean
  repeat: boolean
  repeatSingle: boolean
  /** An entry that was played to its end leaves the queue. */
  consume: boolean
}

/** What is kept over a restart of the player. */
export interface EngineMemory extends EngineState {
  queue: QueueItem[]
}

/**
 * What has changed. An entry `started` because somebody wanted it, `followed` by itself, or the last `ended`;
 * what played was `paused`, `resumed`, `stopped`, or somebody `sought` another place in it. Of the queue:
 * entries came or went, one was `moved`, all were `replaced` or `cleared`.
 */
export type EngineChange =
  | 'started'
  | 'followed'
  | 'ended'
  | 'paused'
  | 'resumed'
  | 'stopped'
  | 'sought'
  | 'modes'
  | 'queue'
  | 'moved'
  | 'replaced'
  | 'cleared'

/** A queue and the clock over it. Indexes that are not in the queue change nothing. */
export interface Engine {
  state(): EngineState
  queue(): readonly QueueItem[]
  current(): QueueItem | undefined
  /** Plays the entry, or goes on with the current one. */
  play(index?: number): void
  pause(): void
  /** Stops, if it has not; the current entry begins anew when it is played again. */
  stop(): void
  next(): void
  previous(): void
  /** Goes to that time of the current entry, seconds; beyond its end the next one follows. */
  seek(seconds: number): void
  set(modes: Partial<Pick<EngineState, 'random' | 'repeat' | 'repeatSingle' | 'consume'>>): void
  /** Puts entries at the end; gives the index of the first. */
  add(items: readonly QueueItem[]): number
  /** Puts entries behind the current one. */
  addNext(items: readonly QueueItem[]): void
  /**
   * The same as real devices do it: takes out all that equals them first, also what plays, and goes on
   * counting from the place that was the current one's.
   */
  addNextAlone(items: readonly QueueItem[]): void
  /** The queue is these, stopped at the first. */
  replace(items: readonly QueueItem[]): void
  remove(index: number): void
  move(from: number, to: number): void
  clear(): void
  /**
   * All of it, to be kept on disk; what plays is paused there, as after a restart nobody wants to be
   * startled.
   */
  memory(): EngineMemory
}
