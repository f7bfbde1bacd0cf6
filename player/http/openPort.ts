import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { endStalled, guard } from './guard'
import type { Origins } from './origins'
import { takeForwarded } from './takeForwarded'

/** Time between two tries to open a port again that something else took meanwhile, ms. */
const retry = 500

/** An HTTP server's open port. */
export interface Port {
  number: number
  /** Closes the port and cuts every connection without a goodbye, then opens it again after that time, ms. */
  closeFor(milliseconds: number): void
  /** Opens a port that was closed for a while before its time. */
  open(): void
  /** Closes the port for good; resolves when every connection has ended. */
  close(): Promise<void>
}

/** Where a server is to be found, and by whom. */
interface PortOptions {
  /** 0 takes any free one. */
  port: number | undefined
  /** None means every interface. */
  host: string | undefined
  origins: Origins
  /** Addresses of reverse proxies whose word about host and scheme is taken; none by default. */
  trusted?: readonly string[] | undefined
  log: (line: string) => void
}

/**
 * Opens a port to whatever listens to the server by now, for whom `origins` lets in. Rejects when the port is
 * taken or may not be opened.
 */
export async function openPort(server: Server, options: PortOptions): Promise<Port> {
  const { port: number = 0, host, origins, log } = options
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  guard(server, origins, log)
  takeForwarded(server, options.trusted ?? [])
  endStalled(server)
  await listen(server, number, host)
  const open = portOf(server.address(), number)
  let reopening: NodeJS.Timeout | undefined

  const cut = () => {
    clearTimeout(reopening)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    return closed
  }
  const reopen = (milliseconds: number) => {
    clearTimeout(reopening)
    reopening = setTimeout(() => {
      listen(server, open, host).catch(() => reopen(retry))
    }, milliseconds)
  }

  return {
    number: open,
    closeFor(milliseconds) {
      void cut()
      reopen(milliseconds)
    },
    open() {
      if (!server.listening) reopen(0)
    },
    close: cut,
  }
}

function listen(server: Server, number: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      server.off('listening', opened)
      reject(error)
    }
    const opened = () => {
      server.off('error', failed)
      resolve()
    }
    server.once('error', failed)
    server.once('listening', opened)
    server.listen(host === undefined ? { port: number } : { port: number, host })
  })
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked
}
