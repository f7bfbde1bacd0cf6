import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A server that speaks as one did that was recorded. */
export interface Replayed {
  port: number
  /** What did not go there as it went when it was recorded; '' as long as all did. */
  mismatch(): string
  close(): void
}

const folder = join(import.meta.dirname, 'recordings')

/** The versions of which there are recordings. */
export const recorded = (await readdir(folder)).map((file) => file.replace(/\.txt$/, ''))

/** Starts a server that says what was recorded of that version, in pieces of so many bytes. */
export async function replay(version: string, size: number): Promise<Replayed> {
  const lines = (await readFile(join(folder, `${version}.txt`), 'utf8')).trimEnd().split('\n')
  const words = lines.map((line) => {
    const text: unknown = JSON.parse(line.slice(2))
    return { isOurs: line.startsWith('>'), bytes: Buffer.from(String(text), 'latin1') }
  })
  const sockets = new Set<Socket>()
  let mismatch = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let at = 0
    let heard = Buffer.alloc(0)
    const speak = async () => {
      for (let next = words[at]; next !== undefined && !next.isOurs; next = words[(at += 1)])
        for (let from = 0; from < next.bytes.length; from += size) {
          if (socket.destroyed) return
          if (!socket.write(next.bytes.subarray(from, from + size))) await once(socket, 'drain')
          // Each piece comes by itself.
          if (size > 100) await new Promise((resolve) => setImmediate(resolve))
        }
    }
    socket.on('data', (bytes) => {
      heard = Buffer.concat([heard, bytes])
      const expected = words[at]?.bytes ?? Buffer.alloc(0)
      if (heard.length < expected.length) return
      if (!heard.equals(expected)) {
        mismatch = `${heard.toString()} instead of ${expected.toString()}`
        socket.destroy()
        return
      }
      heard = Buffer.alloc(0)
      at += 1
      void speak()
    })
    socket.setNoDelay(true)
    void speak()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    mismatch: () => mismatch,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
