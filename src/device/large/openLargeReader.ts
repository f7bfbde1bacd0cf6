import { CheckedPush } from '../topics/CheckedPush'
import type { LargeMessage, LargeRead } from './LargeRead'

/** Reads the text of a push; gives what came of it, or rejects when nobody can read it here. Calls are answered in order. */
export type ReadLarge = (text: string) => Promise<CheckedPush>

type End = Extract<LargeMessage, { end: unknown }>['end']

/** Makes the list of what came, of rows that were there before and the new ones. */
function joinRows(last: readonly unknown[], from: Int32Array, added: readonly unknown[]): unknown[] {
  let next = 0
  return Array.from(from, (place) => (place < 0 ? added[next++] : last[place]))
}

/** Has a worker read; rejects everything from when it fails. */
function openWorker(worker: Worker): (text: string, take: (rows: unknown[]) => void) => Promise<End> {
  const waiting: {
    take: (rows: unknown[]) => void
    end: (end: End) => void
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
  return (text, take) =>
    new Promise((end, fail) => {
      if (failure) return fail(failure)
      waiting.push({ take, end, fail })
      // A worker has no origin that could be named.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(text)
    })
}

/** Opens a reader with a worker, or one in the page where there are none, or where it fails: slower, but the same. */
export function openLargeReader(createWorker: () => Worker = startWorker): ReadLarge {
  let last: readonly unknown[] = []
  let inWorker: ReturnType<typeof openWorker> | undefined
  let inPage: Promise<(text: string) => LargeRead> | undefined
  try {
    inWorker = openWorker(createWorker())
  } catch {
    inWorker = undefined
  }

  const readInPage = async (text: string, take: (rows: unknown[]) => void): Promise<End> => {
    inPage ??= import('./createRowReader').then(({ createRowReader }) => createRowReader())
    const read = (await inPage)(text)
    if (read.status === 'read') for (const portion of read.portions) take(JSON.parse(portion))
    return read
  }

  return async (text) => {
    let added: unknown[] = []
    const take = (rows: unknown[]) => void (added = added.concat(rows))
    let end: End
    try {
      end = inWorker ? await inWorker(text, take) : await readInPage(text, take)
    } catch {
      // The one in the page knows nothing of what the worker read before it.
      inWorker = undefined
      added = []
      last = []
      end = await readInPage(text, take)
    }
    if (end.status === 'refused') return new CheckedPush({ reason: end.reason })
    last = joinRows(last, end.from, added)
    return new CheckedPush({ value: last })
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./readLarge.worker.ts', import.meta.url), { type: 'module' })
}
