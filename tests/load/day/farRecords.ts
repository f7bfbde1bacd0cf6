import type { MemoryRecords } from '../../../cloud/testing/memoryRecords'
import type { Decided, Records, Tree } from '../../../cloud/services/ports/Records'

/** What calls have cost of the database. */
export interface Spent {
  /** Places that were read, or asked for some of their children. */
  reads: number
  /** Places that were written. */
  writes: number
  /** Bytes of JSON that came from the database, with what the protocol adds to each answer. */
  downloaded: number
  /** Decisions that were made again as somebody else was faster. */
  repeated: number
}

/** Nothing yet. */
export const nothingSpent = (): Spent => ({ reads: 0, writes: 0, downloaded: 0, repeated: 0 })

interface Distance {
  /** Resolves when an answer has come. */
  trip: () => Promise<void>
  /** Bytes that the protocol adds to an answer. */
  overhead: number
}

/** So often the SDK decides again before it gives up. */
const mostTries = 25

/**
 * Records as a function has them that runs elsewhere than the database: each word takes its time, meanwhile
 * others write, and a change is a decision by what was seen last, made again as long as something else
 * stands there by then. That is how the SDK's transactions do it, with nothing seen at first.
 */
export function farRecords(near: MemoryRecords, { trip, overhead }: Distance, spent: Spent): Records {
  const read = <T>(value: T): T => {
    spent.reads += 1
    spent.downloaded += sizeOf(value) + overhead
    return value
  }
  const wrote = (places: number) => {
    spent.writes += places
    spent.downloaded += overhead
  }

  async function change<T>(path: string, decide: (now: Tree | null) => Decided<T>): Promise<T> {
    let seen: Tree | null = null
    for (let tries = 0; tries <= mostTries; tries += 1) {
      const decided = attempt(() => decide(seen))
      const isLeft = 'error' in decided || !('next' in decided.value)
      // What stands there is known: nothing is to be said to the database.
      if (isLeft && seen !== null) return outcome(decided)
      await trip()
      const now = near.peek(path)
      if (now === seen) {
        if ('value' in decided && 'next' in decided.value) {
          near.write({ [path]: decided.value.next ?? null })
          wrote(1)
        } else read(null)
        return outcome(decided)
      }
      seen = read(now)
      if (tries > 0) spent.repeated += 1
    }
    throw new Error(`${path} is changed by too many at once`)
  }

  return {
    async get(path) {
      await trip()
      return read(near.peek(path))
    },
    async first(path, asked) {
      await trip()
      return read(await near.first(path, asked))
    },
    async page(path, after, most) {
      await trip()
      return read(await near.page(path, after, most))
    },
    async update(values) {
      await trip()
      near.write(values)
      wrote(Object.keys(values).length)
    },
    async push(path, value) {
      await trip()
      wrote(1)
      return near.push(path, value)
    },
    change,
  }
}

type Attempt<T> = { value: Decided<T> } | { error: unknown }

function attempt<T>(decide: () => Decided<T>): Attempt<T> {
  try {
    return { value: decide() }
  } catch (error) {
    return { error }
  }
}

function outcome<T>(decided: Attempt<T>): T {
  if ('error' in decided) throw decided.error
  return decided.value.result
}

/** Bytes of a value as JSON. */
export const sizeOf = (value: unknown): number =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value))
