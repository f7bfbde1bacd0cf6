import { type SortOrders, type SortQuestion, sortOrders } from './sortOrder'

/** Puts long lists in order on a thread of its own. */
export interface Sorter {
  /** Makes it ready, because it will be wanted in a moment; whether it has a thread of its own. */
  prepare: () => boolean
  /**
   * The orders of the keys, in the order of the questions. Never rejects; undefined where it was closed
   * meanwhile.
   */
  sort: (question: SortQuestion) => Promise<SortOrders | undefined>
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
  let waiting: { question: SortQuestion; tell: (orders: SortOrders | undefined) => void }[] = []
  /** Ends the worker; gives what it was still to sort. */
  const end = () => {
    worker?.terminate()
    worker = undefined
    const left = waiting
    waiting = []
    return left
  }
  const fail = () => {
    isBroken = true
    for (const { question, tell } of end()) tell(sortOrders(question))
  }
  const prepare = () => {
    if (worker || isBroken) return !isBroken
    try {
      worker = open()
    } catch {
      isBroken = true
      return false
    }
    worker.addEventListener('message', ({ data }: MessageEvent<SortOrders>) => waiting.shift()?.tell(data))
    worker.addEventListener('error', fail)
    return true
  }
  return {
    prepare,
    close: () => {
      for (const { tell } of end()) tell(undefined)
    },
    sort: (question) => {
      if (!prepare()) return Promise.resolve(sortOrders(question))
      return new Promise((tell) => {
        waiting.push({ question, tell })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker?.postMessage(question)
      })
    },
  }
}
