import '../../../fills'
import { createSocketHost } from './createSocketHost'
import type { SocketOrder } from '../Transport'

// A worker: holds the socket to the player, so that the page is not held up by what arrives.

const worker: typeof globalThis & { isHost?: boolean } = self

// WebKit runs a worker's first module once more when one that is fetched later imports from it. A second host
// would carry out each order a second time: each request would reach the player twice.
if (!worker.isHost) {
  worker.isHost = true
  const host = createSocketHost((report) => postMessage(report))

  addEventListener('message', ({ data }: MessageEvent<SocketOrder>) => host(data))
  // The page that started it is of the same origin (`src/start/sendSocketWorker.ts`).
  if (self.name === 'preconnect')
    host({ order: 'preconnect', origin: location.origin, hostname: location.hostname })
}
