import type { JsonObject } from '../../authoring/json/Json'
import type { EngineChange } from '../playback/Engine'

/** What has changed: in the engine, in the volume, or anything else of the state. */
export type Change = EngineChange | 'sound' | 'state'

/** How the player says what it plays. */
export interface Quirks {
  /** Whether lists know an address in one form only, the one in which they show it. */
  isParticular: boolean
  /** The state as it goes over the wire. */
  dress(state: JsonObject): JsonObject
  /** Tells everyone how it stands after these changes. */
  tell(changes: ReadonlySet<Change>): void
}

/** Tells everyone what has changed. */
export interface Teller {
  /** Has it told, at the latest when what runs now is done. */
  changed(what: Change): void
  /** Tells it at once: for who has more to say after it. */
  tell(): void
}
