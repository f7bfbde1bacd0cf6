import { CheckedPush } from '../topics/CheckedPush'
import type { LargeEvent } from './largePushOf'
import type { LargeEnd, LargeMessage, LargeRead } from './LargeRead'
import { joinRows } from './rowsOf'

/** Reads the text of a push; gives what came of it, or rejects when nobody can read it here. Calls are answered in order. */
export type ReadLarge = (event: LargeEvent, text: string) => Promise<CheckedPush>

/** The rows of what came: those that were there before, and the new ones. */
function pickRows(last: readonly unknown[], from: Int32Array, added: readonly unknown[]): unknown[] {
  let next = 0
  const rows: unknown[] = []
  for (const place of from) rows.push(place < 0 ? added[next++] : last[place])
  return rows
}

/** Lets the page do something else before it goes on. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Has a worker read; rejects everything from when it fails. */
function openWorker(
  worker: Worker,
): (event: LargeEvent, text: string, take: (rows: unknown[]) => void) => Promise<LargeEnd> {
  const waiting: {
    take: (rows: unknown[]) => void
    end: (end: LargeEnd) => void
    fail: (error: Error) => void
  }[] = []
  let failure: Error | undefined
  worker.addEventListener('message', ({ data }: MessageEvent<LargeMessage>) => {
    if ('portion' in data) waiting[0]?.take(JSON.parse(data.portion))
    else waiting.shift()?.end(data.end)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    failure = new Error('the worker failed')
    for (const { fail } of waiting.splice(0)) fail(failure)
  })
  return (event, text, take) =>
    new Promise((end, fail) => {
      if (failure) return fail(failure)
      waiting.push({ take, end, fail })
      // A worker has no origin that could be named.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ event, text })
    })
}

/** Opens a reader with a worker, or one in the page where there are none, or where it fails: slower, but the same. */
export function openLargeReader(createWorker: () => Worker = startWorker): ReadLarge {
  const last = new Map<LargeEvent, readonly unknown[]>()
  let inWorker: ReturnType<typeof openWorker> | undefined
  let inPage: Promise<(event: LargeEvent, text: string) => LargeRead> | undefined
  try {
    inWorker = openWorker(createWorker())
  } catch {
    inWorker = undefined
  }

  const readInPage = async (
    event: LargeEvent,
    text: string,
    take: (rows: unknown[]) => void,
  ): Promise<LargeEnd> => {
    inPage ??= import('./createRowReader').then(({ createRowReader }) => createRowReader())
    const read = (await inPage)(event, text)
    if (read.status === 'read') for (const portion of read.portions) take(JSON.parse(portion))
    return read
  }

  return async (event, text) => {
    const added: unknown[] = []
    const take = (rows: unknown[]) => {
      for (const row of rows) added.push(row)
    }
    let end: LargeEnd
    try {
      end = inWorker ? await inWorker(event, text, take) : await readInPage(event, text, take)
    } catch {
      // The one in the page knows nothing of what the worker read before it.
      inWorker = undefined
      added.length = 0
      last.clear()
      end = await readInPage(event, text, take)
    }
    if (end.status === 'refused') return new CheckedPush({ reason: end.reason }, end.bytes)
    // To put it together takes as long as to draw it: not both in one task.
    await turn()
    const rows = pickRows(last.get(event) ?? [], end.from, added)
    last.set(event, rows)
    const value = joinRows(event, { rows, frame: end.frame })
    await turn()
    return new CheckedPush({ value }, end.bytes)
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./readLarge.worker.ts', import.meta.url), { type: 'module' })
}
