import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { QueueItem } from '../playback/QueueItem'

/** The queue in its order. */
export type QueueDocument = QueueItem[]

/** The document in a file, or undefined when it is none; an entry that is none of a queue is left out. */
export function readQueue(value: Json): QueueDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readItem) : undefined
}

function readItem(value: Json): QueueItem[] {
  if (!isJsonObject(value)) return []
  const { uri, name, service, duration, ...rest } = value
  if (typeof uri !== 'string' || typeof name !== 'string' || typeof service !== 'string') return []
  const isLong = typeof duration === 'number' && duration >= 0
  return [{ ...rest, uri, name, service, ...(isLong && { duration }) }]
}
