import { inSlices } from '../core/inSlices'
import { narrowJson } from '../core/narrowJson'
import type { QueueItem } from '../playback/QueueItem'

/** The JSON of entries, which never change: with 50,000 of them each push of the queue would take a moment too long. */
const texts = new WeakMap<QueueItem, string>()

function textOf(item: QueueItem): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = narrowJson(item)
  texts.set(item, text)
  return text
}

/** A queue as it goes over the wire. */
export function queueText(queue: readonly QueueItem[]): string {
  return `[${queue.map(textOf).join(',')}]`
}

/** Has the JSON of these ready for `queueText`, while everything else goes on; undefined when it is ready already. */
export function writeAhead(items: readonly QueueItem[]): Promise<void> | undefined {
  const unwritten = items.filter((item) => !texts.has(item))
  return unwritten.length === 0 ? undefined : inSlices(unwritten, (item) => void textOf(item))
}
