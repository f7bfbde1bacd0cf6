const start = () =>
  new Worker(new URL('../device/transport/worker/socket.worker.ts', import.meta.url), { type: 'module' })

let ahead: Worker | undefined
const taken = new AbortController()

try {
  ahead = start()
  const forget = (event: Event) => {
    event.preventDefault()
    ahead = undefined
  }
  ahead.addEventListener('error', forget, { signal: taken.signal })
} catch {
  // Where there are no workers, whoever asks for one is told.
  ahead = undefined
}

/**
 * Starts the worker that holds the socket to the player, or gives the one that was started when this module ran, if it did not fail
 * since. Throws where there are no workers.
 */
export function takeSocketWorker(): Worker {
  const worker = ahead ?? start()
  taken.abort()
  ahead = undefined
  return worker
}
