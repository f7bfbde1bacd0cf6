import { createSocketHost } from '../../src/device/transport/worker/createSocketHost'
import type { SocketReport } from '../../src/device/transport/Transport'

/** What starts a worker where there are none. */
export const noWorker = () => {
  throw new Error('there are no workers')
}

/**
 * The program of the socket's worker in this thread, with what goes to and fro copied, as between threads.
 */
export const socketWorker = (): Worker => {
  const events = new EventTarget()
  const say = (report: SocketReport) => {
    const data: unknown = structuredClone(report)
    queueMicrotask(() => events.dispatchEvent(new MessageEvent('message', { data })))
  }
  const host = createSocketHost(say)
  const postMessage = (order: Parameters<typeof host>[0]) => {
    const copy = structuredClone(order)
    queueMicrotask(() => host(copy))
  }
  return Object.assign(events, { postMessage, terminate: () => undefined }) as unknown as Worker
}
