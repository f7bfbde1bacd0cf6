import type { Generation, OpenTransport } from './Transport'
import type { Preconnection } from './worker/Preconnection'
import { openSocketWorker, type SocketWorker, type StartedWorker } from './worker/openSocketWorker'

/**
 * Gives what opens sockets of a generation; rejects when its code cannot be had now, which another try may
 * mend.
 */
export type LoadSockets = (generation: Generation) => Promise<OpenTransport>

/** What opens sockets, and what is known already of the way to a player. */
export interface Sockets {
  load: LoadSockets
  /** What the worker finds of the way to a player by itself; undefined where it was not sent ahead. */
  preconnection(): Pick<Preconnection, 'hosts' | 'generation'> | undefined
}

/** So often a worker may fail to start before the page holds its sockets itself. */
const tries = 2

/** In the page itself: what arrives holds it up, but the sockets are the same. */
const loadInPage: LoadSockets = async (generation) =>
  generation === 4
    ? (await import('./openTransport4')).openTransport4
    : (await import('./openTransport2')).openTransport2

/**
 * Sockets that live in a worker, so that megabytes which arrive do not hold up the page; in the page where
 * there are no workers or none can be started. `startWorker` starts `worker/socket.worker.ts`.
 */
export function createSockets(startWorker: () => StartedWorker): Sockets {
  let held: { worker: Worker; sockets: SocketWorker } | undefined
  let failures = 0

  const hold = () => {
    if (held || failures === tries) return held
    try {
      const started = startWorker()
      held = { worker: started.worker, sockets: openSocketWorker(started) }
    } catch {
      failures = tries
    }
    return held
  }

  const load: LoadSockets = async (generation) => {
    const holding = hold()
    try {
      if (holding) return await holding.sockets.load(generation)
    } catch {
      if (held === holding && holding?.sockets.isBroken() === true) {
        failures += 1
        held = undefined
        holding.worker.terminate()
      }
    }
    return loadInPage(generation)
  }
  return { load, preconnection: () => hold()?.sockets.preconnection }
}
