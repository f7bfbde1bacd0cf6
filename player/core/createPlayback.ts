import type { JsonObject } from '../../authoring/json/JsonObject'

/** In what the state differs from that of a player that plays nothing; it is not kept on disk. */
export interface Playback {
  difference(): JsonObject
  /** Adds to the difference; a key that is undefined is as it is when nothing plays. */
  change(difference: { [key: string]: JsonObject[string] | undefined }): void
}

/** Nothing plays. */
export function createPlayback(): Playback {
  let current: JsonObject = {}
  return {
    difference: () => current,
    change(difference) {
      const next: JsonObject = { ...current }
      for (const [key, value] of Object.entries(difference)) {
        if (value === undefined) delete next[key]
        else next[key] = value
      }
      current = next
    },
  }
}
