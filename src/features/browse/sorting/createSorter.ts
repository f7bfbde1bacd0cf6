import { type SortQuestion, sortOrder } from './sortOrder'

/** Puts long lists in order on a thread of its own. */
export interface Sorter {
  /** Makes it ready, because it will be wanted in a moment. */
  prepare: () => void
  /** The places of the keys in their order, in the order of the questions. Never rejects. */
  sort: (question: SortQuestion) => Promise<Uint32Array>
  close: () => void
}

const openWorker = () => new Worker(new URL('./sort.worker.ts', import.meta.url), { type: 'module' })

/**
 * Makes one. Where there can be no worker, or its code cannot be had because the player is away, it sorts on
 * the page's own thread.
 */
export function createSorter(open: () => Worker = openWorker): Sorter {
  let worker: Worker | undefined
  let isBroken = false
  const waiting: { question: SortQuestion; tell: (order: Uint32Array) => void }[] = []
  const close = () => {
    worker?.terminate()
    worker = undefined
  }
  const fail = () => {
    isBroken = true
    close()
    for (const { question, tell } of waiting.splice(0)) tell(sortOrder(question))
  }
  const prepare = () => {
    if (worker || isBroken) return
    try {
      worker = open()
    } catch {
      isBroken = true
      return
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Uint32Array>) => waiting.shift()?.tell(data))
    worker.addEventListener('error', fail)
  }
  return {
    prepare,
    close,
    sort: (question) => {
      prepare()
      if (!worker) return Promise.resolve(sortOrder(question))
      return new Promise((tell) => {
        waiting.push({ question, tell })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker?.postMessage(question)
      })
    },
  }
}
