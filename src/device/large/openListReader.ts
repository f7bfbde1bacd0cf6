import type { LargeEnd, LargeMessage, LargeRead, RowTaker, LargeEvent } from './rows'

/** Reads the text of a push. Calls are answered in order; rejects when nobody can read it here. */
export type ReadRows = (event: LargeEvent, text: string, taker: RowTaker) => Promise<LargeEnd>

/** Has a worker read; rejects everything from when it fails. */
function readIn(worker: Worker): ReadRows {
  const waiting: { taker: RowTaker; end: (end: LargeEnd) => void; fail: (error: Error) => void }[] = []
  let failure: Error | undefined
  worker.addEventListener('message', ({ data }: MessageEvent<LargeMessage>) => {
    if ('portion' in data) waiting[0]?.taker.portion(data.portion)
    else waiting.shift()?.end(data.end)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    failure = new Error('the worker failed')
    for (const { fail } of waiting.splice(0)) fail(failure)
  })
  return (event, text, taker) =>
    new Promise((end, fail) => {
      if (failure) return fail(failure)
      waiting.push({ taker, end, fail })
      // A worker has no origin that could be named.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ event, text })
    })
}

/**
 * Opens a reader with a worker, or one in this thread where there are none, or where it fails: slower, but
 * the same.
 */
export function openListReader(createWorker: () => Worker = startWorker): ReadRows {
  let inWorker: ReadRows | undefined
  let here: Promise<(event: LargeEvent, text: string) => LargeRead> | undefined
  try {
    inWorker = readIn(createWorker())
  } catch {
    inWorker = undefined
  }

  const readHere: ReadRows = async (event, text, taker) => {
    here ??= import('./createListReader').then(({ createListReader }) => createListReader())
    const read = (await here)(event, text)
    if (read.status === 'read') for (const portion of read.portions) taker.portion(portion)
    return read
  }

  return async (event, text, taker) => {
    try {
      if (inWorker) return await inWorker(event, text, taker)
    } catch {
      // The one here knows nothing of what the worker read before it.
      inWorker = undefined
      taker.restart()
    }
    return readHere(event, text, taker)
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./readLarge.worker.ts', import.meta.url), { type: 'module' })
}
