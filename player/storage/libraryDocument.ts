import type { Json } from '../json/Json'
import { isJsonObject } from '../json/isJsonObject'

/** The music library as the last scan found it. */
export type LibraryDocument = { songs: number }

/** What is on the player's own disk. */
export const newLibrary: LibraryDocument = { songs: 4_862 }

/** The document in a file, or undefined when it is none. */
export function readLibrary(value: Json): LibraryDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { songs } = value
  return typeof songs === 'number' && songs >= 0 ? { songs: Math.floor(songs) } : undefined
}
