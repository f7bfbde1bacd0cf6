import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageServer } from '../support/PageServer'

/**
 * Has `server` serve the worker that holds the socket with a probe before it, so that the page's probe
 * (`probe.ts`) hears when a push arrives there. Throws when the build has no such worker.
 */
export function probeWorker(server: PageServer): void {
  const folder = join(server.build, 'assets')
  const name = readdirSync(folder).find((file) => file.startsWith('socket.worker-'))
  if (name === undefined) throw new Error('the build has no worker for the socket')
  const program = readFileSync(join(folder, name), 'utf8')
  server.documents.set(`/assets/${name}`, ['text/javascript', `(${install.toString()})();\n${program}`])
}

/** Sent to the browser as text, so that it imports nothing. */
function install(): void {
  const channel = new BroadcastChannel('bench-arrivals')
  const Native = globalThis.WebSocket
  globalThis.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        const event = typeof data === 'string' ? /^42\["(\w+)"/.exec(data)?.[1] : undefined
        if (event !== undefined)
          // A channel has no origin that could be named.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          channel.postMessage({ event, time: performance.timeOrigin + performance.now() })
      })
    }
  }
}
