import type { QueueEntry } from '../../../machines/queue.machine'
import type { QueueItem } from '../../../schemas/generated/types'
import { foldText } from '../../ui/foldText'

/** What is searched of an item, made once. */
const texts = new WeakMap<QueueItem, string>()

const textOf = (item: QueueItem): string => {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = foldText([item.name, item.title, item.artist, item.album].filter(Boolean).join('\n'))
  texts.set(item, text)
  return text
}

/** The entries that have all the words in name, artist or album; all of them where nothing is sought. */
export function findEntries(entries: readonly QueueEntry[], sought: string): readonly QueueEntry[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ item }) => words.every((word) => textOf(item).includes(word)))
}
