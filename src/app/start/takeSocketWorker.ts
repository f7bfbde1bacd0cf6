import type { StartedWorker } from '../../device/transport/worker/openSocketWorker'

/**
 * Gives the worker that the first script of the page started and sent ahead to the player, if it did not fail since, or starts the
 * worker that holds the socket. Throws where there are no workers.
 */
export function takeSocketWorker(): StartedWorker {
  const ahead = window.ahead?.socket
  if (!ahead)
    return {
      worker: new Worker(new URL('../../device/transport/worker/socket.worker.ts', import.meta.url), {
        type: 'module',
      }),
    }
  delete window.ahead?.socket
  ahead.stopKeeping()
  return { worker: ahead.worker, said: ahead.said }
}
