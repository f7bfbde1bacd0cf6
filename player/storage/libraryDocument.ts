import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The music library: songs as the last scan found them, and how many were copied from CDs. */
export type LibraryDocument = { songs: number; ripped: number }

/** What a player comes with on its own disk. */
export const newLibrary: LibraryDocument = { songs: 4_862, ripped: 0 }

/** The document in a file, or undefined when it is none. */
export function readLibrary(value: Json): LibraryDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { songs, ripped } = value
  return typeof songs === 'number' ? { songs: whole(songs), ripped: whole(ripped) } : undefined
}

function whole(number: Json | undefined): number {
  return typeof number === 'number' && number >= 0 ? Math.floor(number) : 0
}
