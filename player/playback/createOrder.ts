import type { QueueItem } from './QueueItem'

/** The random order: every entry once before any comes again, and a way back along what was played. */
export interface Order {
  played(item: QueueItem | undefined): void
  /** Index of an entry that has not been played yet; after the last of them, with `repeat`, of any other; else undefined. */
  next(queue: readonly QueueItem[], current: QueueItem | undefined, repeat: boolean): number | undefined
  /** Index of the entry that was played before the current one, if it is still in the queue. */
  previous(queue: readonly QueueItem[]): number | undefined
  forget(): void
}

/** Nothing has been played. Entries are known by identity, so that a queue may hold a track twice. */
export function createOrder(chance: () => number = Math.random): Order {
  let done: QueueItem[] = []
  const pick = (queue: readonly QueueItem[], choice: readonly QueueItem[]) => {
    const item = choice[Math.floor(chance() * choice.length)]
    return item === undefined ? undefined : queue.indexOf(item)
  }
  return {
    played(item) {
      if (item !== undefined && done.at(-1) !== item) done = [...done.filter((other) => other !== item), item]
    },
    next(queue, current, repeat) {
      const played = new Set(done)
      const fresh = queue.filter((item) => !played.has(item) && item !== current)
      if (fresh.length > 0) return pick(queue, fresh)
      if (!repeat) return undefined
      done = current === undefined ? [] : [current]
      const others = queue.filter((item) => item !== current)
      return pick(queue, others.length > 0 ? others : queue)
    },
    previous(queue) {
      // The last is the current one itself.
      const before = done.slice(0, -1).findLast((item) => queue.includes(item))
      if (before === undefined) return undefined
      done = done.slice(0, done.indexOf(before) + 1)
      return queue.indexOf(before)
    },
    forget() {
      done = []
    },
  }
}
