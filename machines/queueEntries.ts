import type { QueueItem } from '../schemas/generated/types'
import type { QueueEntry } from './queue.vocabulary'

interface Named {
  entries: readonly QueueEntry[]
  /** Ids that have been given so far. */
  given: number
}

const take = (from: Map<unknown, QueueEntry[]>, key: unknown): QueueEntry | undefined =>
  from.get(key)?.shift()

const groupBy = (entries: readonly QueueEntry[], keyOf: (entry: QueueEntry) => unknown) => {
  const groups = new Map<unknown, QueueEntry[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}

/**
 * What an address leads to, whichever way a player tells it: what is put into the queue as `music-library/…`
 * is told as `mnt/…` when it was looked up as a file, and as it was sent when it came with its album.
 */
export const pieceAt = (uri: string | undefined): string | undefined =>
  uri?.replace(/^(music-library|\/?mnt)\//, 'mnt/')

/**
 * The entries of a pushed queue. An item that was there before keeps its id and, if nothing about it changed,
 * its very entry; of equal ones the first goes to the first. The list itself stays the same when nothing
 * changed at all.
 */
export function nameEntries({ entries: before, given }: Named, items: readonly QueueItem[]): Named {
  let start = 0
  while (start < items.length && before[start]?.item === items[start] && start < before.length) start += 1
  if (start === items.length && start === before.length) return { entries: before, given }
  let end = 0
  while (
    end < Math.min(items.length, before.length) - start &&
    before.at(-1 - end)?.item === items.at(-1 - end)
  )
    end += 1

  const loose = before.slice(start, before.length - end)
  const middle = items.slice(start, items.length - end)
  if (loose.length === 0) {
    // Most often a whole queue that comes at first.
    const added = middle.map((item, place): QueueEntry => ({ id: given + 1 + place, item }))
    return {
      entries: [...before.slice(0, start), ...added, ...before.slice(start)],
      given: given + added.length,
    }
  }
  const same = groupBy(loose, ({ item }) => item)
  const kept = middle.map((item) => take(same, item))
  const used = new Set(kept)
  const alike = groupBy(
    loose.filter((entry) => !used.has(entry)),
    ({ item }) => pieceAt(item.uri),
  )
  let last = given
  const named = middle.map((item, place): QueueEntry => {
    const entry = kept[place]
    if (entry) return entry
    const changed = item.uri === undefined ? undefined : take(alike, pieceAt(item.uri))
    return { id: changed?.id ?? ++last, item }
  })
  return {
    entries: [...before.slice(0, start), ...named, ...before.slice(before.length - end)],
    given: last,
  }
}

/** Where an entry is, -1 for nowhere. */
export function placeOf(entries: readonly QueueEntry[], id: number): number {
  return entries.findIndex((entry) => entry.id === id)
}

/** What came in addition, in its order. */
export function arrivals(before: readonly QueueEntry[], after: readonly QueueEntry[]): QueueEntry[] {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id))
}

/** What the player's state says of the queue [D3-2]. */
interface PlayingPlace {
  position: number | undefined
  uri: string | undefined
}

/**
 * The entry that plays [D4-34]: the one at the player's position, unless it is another piece than the player
 * says it plays. Players tell of a moved or removed entry by the queue alone, and the position only later:
 * until then the entry that was it stays it.
 */
export function findCurrent(
  entries: readonly QueueEntry[],
  { position, uri }: PlayingPlace,
  last: number | undefined,
): number | undefined {
  if (position === undefined) return undefined
  const there = entries[position]
  const piece = pieceAt(uri)
  if (!uri || pieceAt(there?.item.uri) === piece) return there?.id
  const before = entries.find(({ id }) => id === last)
  if (pieceAt(before?.item.uri) === piece) return before?.id
  return entries.find(({ item }) => pieceAt(item.uri) === piece)?.id ?? there?.id
}
