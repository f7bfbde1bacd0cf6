import type { Decided, Records, Tree } from '../services/ports/Records'

/** What calls have cost. */
export interface Cost {
  /** Places that were read, or asked for some of their children. */
  reads: number
  /** Places that were written. */
  writes: number
  /** Characters of JSON of what was read and written. */
  bytes: number
}

const sizeOf = (value: unknown) => (value === undefined ? 0 : JSON.stringify(value).length)

/**
 * The same records, counted. As a client of a real project does, it has each decision made with null first,
 * which must not do anything.
 */
export function meterRecords(records: Records): Records & { take(): Cost } {
  let cost: Cost = { reads: 0, writes: 0, bytes: 0 }
  const read = <T>(value: T): T => {
    cost = { ...cost, reads: cost.reads + 1, bytes: cost.bytes + sizeOf(value) }
    return value
  }
  const write = (value: unknown, places = 1) => {
    cost = { ...cost, writes: cost.writes + places, bytes: cost.bytes + sizeOf(value) }
  }
  return {
    get: async (path) => read(await records.get(path)),
    first: async (path, asked) => read(await records.first(path, asked)),
    page: async (path, after, most) => read(await records.page(path, after, most)),
    async update(values) {
      write(values, Object.keys(values).length)
      await records.update(values)
    },
    async push(path, value) {
      write(value)
      return records.push(path, value)
    },
    change<T>(path: string, decide: (now: Tree | null) => Decided<T>): Promise<T> {
      try {
        decide(null)
      } catch {
        // It decides again by what stands there.
      }
      return records.change(path, (now) => {
        const decided = decide(read(now))
        if ('next' in decided) write(decided.next)
        return decided
      })
    },
    take() {
      const taken = cost
      cost = { reads: 0, writes: 0, bytes: 0 }
      return taken
    },
  }
}
