import '../../../fills'
import { createSocketHost } from './createSocketHost'
import type { SocketOrder } from '../Transport'

// A worker: holds the socket to the player, so that the page is not held up by what arrives.

const host = createSocketHost((report) => postMessage(report))

addEventListener('message', ({ data }: MessageEvent<SocketOrder>) => host(data))
// The page that started it is of the same origin (`src/start/sendSocketWorker.ts`).
if (self.name === 'ahead') host({ order: 'preconnect', origin: location.origin, hostname: location.hostname })
