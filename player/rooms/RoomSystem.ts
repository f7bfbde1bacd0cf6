import type { ServerResponse } from 'node:http'
import type { JsonObject, Json } from '../../authoring/json/Json'

/** What a player tells the others of the house about itself. */
export interface RoomState {
  id: string
  name: string
  /** Id of the player that it follows; null when it is on its own, or leads others. */
  leader: string | null
  /** 0 to 100. */
  volume: number
  mute: boolean
  volumeAvailable: boolean
  /**
   * What its own queue, or a guest of it, plays, as its pushState would have it; `seek` (ms) is of the moment
   * of sending.
   */
  playing: JsonObject
  /** Another number whenever its queue is another one. */
  queue: number
  /** Which part of which MPD makes its sound, where it is one that others can be part of. */
  mpd?: { server: string; partition: string }
}

/** Another player of the house, as it stands. */
export interface Room {
  state: RoomState
  /** Its origin, e.g. `http://192.168.1.51:3000`. */
  host: string
  /** When it told its facts, by the clock of this player. */
  toldAt: number
}

/** What is asked of another player. */
export type Order =
  | { path: '/rooms/follow'; body: { leader: string | null } }
  | { path: '/rooms/request'; body: { event: string; payload?: Json } }

/** The house: the other players that this one was told of, and the one of them that it follows. */
export interface RoomSystem {
  /** Id of this player, one for each data folder. */
  id: () => string
  /** Origin of this player, e.g. `http://192.168.1.50:3000`. */
  host: () => string
  /** Tells it of players by their origins; each is shown while it answers. */
  meet(origins: readonly string[]): void
  /** Whether it was told of any. */
  isShared(): boolean
  /** Those that answer, in the order in which it was told of them. */
  rooms(): readonly Room[]
  /** Id of the player that this one follows, there or not. */
  leaderId(): string | null
  /**
   * The player that this one follows, as it told of itself last; undefined when it follows none, or has not
   * heard of it.
   */
  leader(): Room | undefined
  /** Whether the leader answers. */
  hasLeader(): boolean
  /** Follows that player, or none, from now on and over a restart. */
  follow(leader: string | null): Promise<void>
  /** Asks another player for something; rejects when it refuses, or does not answer in time. */
  order(host: string, order: Order): Promise<Json>
  /** Tells the others how it stands, if that is another than last time. */
  announce(): void
  /** Goes on telling how it stands as the lines of an answer. */
  tellAlong(response: ServerResponse): void
  /** Answers nobody of the house any more, or again. */
  setSilent(isSilent: boolean): void
  isSilent(): boolean
  close(): void
}

/** Another player answers, and does not do what it was asked for. */
export class RoomError extends Error {}
