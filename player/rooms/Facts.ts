import type { JsonObject } from '../../authoring/json/JsonObject'

/** What a player tells the others of the house about itself. */
export interface Facts {
  id: string
  name: string
  /** Id of the player that it follows; null when it is on its own, or leads others. */
  leader: string | null
  /** 0 to 100. */
  volume: number
  mute: boolean
  volumeAvailable: boolean
  /** What its own queue, or a guest of it, plays, as its pushState would have it; `seek` (ms) is of the moment of sending. */
  playing: JsonObject
  /** Another number whenever its queue is another one. */
  queue: number
}
