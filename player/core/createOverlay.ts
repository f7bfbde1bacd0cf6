import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { JsonObject } from '../../authoring/json/Json'

/**
 * The JSON of a value in characters of one byte each: one wider character makes all that it is put together
 * with twice as large in memory, and as slow to send.
 */
export function narrowJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0100-\uffff]/g,
    (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Leaves that many files in a folder, those that were written last; hidden ones do not count. */
export async function removeOldest(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  if (names.length <= most) return
  const dated = await Promise.all(
    names.map(async (name) => ({ name, since: (await stat(join(folder, name))).mtimeMs })),
  )
  dated.sort((one, other) => one.since - other.since)
  const old = dated.slice(0, names.length - most)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}

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
