import type { SocketOrder, SocketReport } from '../device/transport/worker/messages'
import type { StartedWorker } from '../device/transport/worker/openSocketWorker'

const start = () =>
  new Worker(new URL('../device/transport/worker/socket.worker.ts', import.meta.url), { type: 'module' })

let ahead: Worker | undefined
const said: SocketReport[] = []
const taken = new AbortController()

try {
  ahead = start()
  const { signal } = taken
  const forget = (event: Event) => {
    event.preventDefault()
    ahead = undefined
  }
  ahead.addEventListener('error', forget, { signal })
  ahead.addEventListener('message', ({ data }: MessageEvent<SocketReport>) => said.push(data), { signal })
  const { origin, hostname } = location
  // A worker has no origin that could be named.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  ahead.postMessage({ order: 'goAhead', origin, hostname } satisfies SocketOrder)
} catch {
  // Where there are no workers, whoever asks for one is told.
  ahead = undefined
}

/**
 * Starts the worker that holds the socket to the player, or gives the one that was started and sent ahead to the player when this
 * module ran, if it did not fail since. Throws where there are no workers.
 */
export function takeSocketWorker(): StartedWorker {
  const started = ahead ? { worker: ahead, said } : { worker: start() }
  taken.abort()
  ahead = undefined
  return started
}
