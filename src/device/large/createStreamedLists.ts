import { CheckedPush } from '../topics/createTopics'
import { type LargeEvent, type LargeEnd, type TakeRows, joinRows, type StreamedList } from './rows'
import { throwLater } from '../createListeners'

/**
 * Puts a push together of what `read` says of it and of the rows that were there before. Calls of an event
 * must come one after the other.
 */
type KeepRows = (event: LargeEvent, read: (take: TakeRows) => Promise<LargeEnd>) => Promise<CheckedPush>

/** The rows of what came: those that were there before, and the new ones. */
function pickRows(last: readonly unknown[], from: Int32Array, added: readonly unknown[]): unknown[] {
  let next = 0
  const rows: unknown[] = []
  for (const place of from) rows.push(place < 0 ? added[next++] : last[place])
  return rows
}

/** Rows that are put together in no time. */
const few = 2_000

/** Lets the page do something else before it goes on. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Makes a list diff: rows that come again stay the very same objects. A reader that is new begins with
 * nothing but new rows.
 */
export function createListDiff(): KeepRows {
  const last = new Map<LargeEvent, readonly unknown[]>()
  return async (event, read) => {
    const added: unknown[] = []
    const end = await read((json) => {
      const rows: unknown[] = JSON.parse(json)
      for (const row of rows) added.push(row)
    })
    if (end.status === 'refused') return new CheckedPush({ reason: end.reason }, end.bytes)
    // To put many together takes as long as to draw them: not both in one task. Of few a turn takes longer, a
    // picture of nothing new.
    const isLong = end.from.length > few
    if (isLong) await turn()
    const rows = pickRows(last.get(event) ?? [], end.from, added)
    last.set(event, rows)
    const value = joinRows(event, { rows, frame: end.frame })
    if (isLong) await turn()
    return new CheckedPush({ value }, end.bytes)
  }
}

/** Large pushes, in order with the other ones of the same event. */
export interface StreamedLists {
  /** Has a push read and gives what comes of it to `take`. */
  read(push: StreamedList, take: (checked: unknown) => void): void
  /** Runs `take` now, or behind the large pushes of the same event that came before. */
  next(event: string, take: () => void): void
}

/** Makes the order of large pushes. */
export function createStreamedLists(): StreamedLists {
  const keep = createListDiff()
  const turns = new Map<string, Promise<void>>()
  const queue = (event: string, job: () => Promise<void>) => {
    const turn = (turns.get(event) ?? Promise.resolve())
      .then(job)
      .catch(throwLater)
      .finally(() => {
        if (turns.get(event) === turn) turns.delete(event)
      })
    turns.set(event, turn)
  }
  return {
    read: ({ event, read }, take) => queue(event, async () => take(await keep(event, read))),
    next: (event, take) => {
      if (turns.has(event)) queue(event, async () => take())
      else take()
    },
  }
}
