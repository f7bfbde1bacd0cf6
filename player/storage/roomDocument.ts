import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

/** The player's id among those of the house, '' before it has one, and the id of the one that it follows. */
export type RoomDocument = { id: string; leader: string | null }

/** Of a player that was never started. */
export const newRoom: RoomDocument = { id: '', leader: null }

/** The document in a file, or undefined when it is none. */
export function readRoom(value: Json): RoomDocument | undefined {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return undefined
  const { id, leader } = value
  return { id, leader: typeof leader === 'string' ? leader : null }
}
