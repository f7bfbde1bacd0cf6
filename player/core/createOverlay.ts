import type { JsonObject } from '../../authoring/json/JsonObject'

/** What the control page lays over the state, whatever plays; it is not kept on disk. */
export interface Overlay {
  difference(): JsonObject
  /** Adds to the difference; a key that is undefined is as it would be without. */
  change(difference: { [key: string]: JsonObject[string] | undefined }): void
  clear(): void
}

/** Nothing is laid over the state. */
export function createOverlay(): Overlay {
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
    clear() {
      current = {}
    },
  }
}
