import type { JsonObject } from '../../authoring/json/JsonObject'

/** An entry of the queue as it goes over the wire [D3-23]; what the player itself reads is named, the rest is kept as it came. */
export type QueueItem = JsonObject & {
  uri: string
  name: string
  service: string
  /** Seconds; missing or 0 where nobody knows, as with a web radio: it then plays until somebody stops it. */
  duration?: number
}
