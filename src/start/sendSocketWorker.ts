import type { SocketReport } from '../device/transport/Transport'

/** Whoever wants a worker starts another then; nobody is told of an error. */
const forget = (event: Event) => {
  event.preventDefault()
  delete window.preloaded?.socket
}

try {
  // By this name it knows that it is to go ahead. To be told so it would have to wait until the page is less
  // busy.
  const worker = new Worker(new URL('../device/transport/worker/socket.worker.ts', import.meta.url), {
    type: 'module',
    name: 'preconnect',
  })
  const reports: SocketReport[] = []
  const keeping = new AbortController()
  const { signal } = keeping
  worker.addEventListener('error', forget, { signal })
  worker.addEventListener('message', ({ data }: MessageEvent<SocketReport>) => reports.push(data), { signal })
  window.preloaded = { ...window.preloaded, socket: { worker, reports, stopKeeping: () => keeping.abort() } }
} catch {
  // Where there are no workers, whoever asks for one is told.
}
