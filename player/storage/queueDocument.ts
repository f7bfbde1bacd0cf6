import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'
import type { QueueItem } from '../playback/QueueItem'

/** The queue in its order. */
export type QueueDocument = QueueItem[]

/** The document in a file, or undefined when it is none; an entry that is none of a queue is left out. */
export function readQueue(value: Json): QueueDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readItem) : undefined
}

/** What else an entry may tell [D3-23]. It goes over the wire as it stands here, so nothing else is taken from a damaged file. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ...['title', 'artist', 'album', 'albumart', 'icon', 'type', 'trackType', 'samplerate', 'bitrate'].map(
    (key): [string, string[]] => [key, ['string']],
  ),
  ['bitdepth', ['string', 'number']],
  ['tracknumber', ['string', 'number']],
  ['number', ['number']],
  ['channels', ['number']],
])

const isKnown = ([key, value]: [string, Json]): boolean =>
  known.get(key)?.includes(typeof value) === true && (typeof value !== 'number' || Number.isFinite(value))

function readItem(value: Json): QueueItem[] {
  if (!isJsonObject(value)) return []
  const { uri, name, service, duration, ...rest } = value
  if (typeof uri !== 'string' || typeof name !== 'string' || typeof service !== 'string') return []
  const isLong = typeof duration === 'number' && duration >= 0 && Number.isFinite(duration)
  const told = Object.fromEntries(Object.entries(rest).filter(isKnown))
  return [{ ...told, uri, name, service, ...(isLong && { duration }) }]
}
