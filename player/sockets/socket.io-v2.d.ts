// The part of the 2.x server that the player uses; the package itself has no types.
declare module 'socket.io-v2' {
  import type { IncomingMessage, Server } from 'node:http'

  export interface Socket2 {
    readonly id: string
    readonly request: IncomingMessage
    readonly conn: { write(message: string): void; close(discard: boolean): void }
    emit(event: string, payload: unknown): void
    use(middleware: (packet: unknown[]) => void): void
    on(event: 'disconnect' | 'error', listener: () => void): void
    disconnect(close: boolean): void
  }

  interface Server2 {
    readonly sockets: { readonly connected: Record<string, Socket2> }
    on(event: 'connection', listener: (socket: Socket2) => void): void
  }

  export default function createServer2(
    server: Server,
    options: {
      serveClient: boolean
      allowRequest?: (request: IncomingMessage, done: (error: null, isAllowed: boolean) => void) => void
      maxHttpBufferSize: number
      pingInterval: number
      pingTimeout: number
    },
  ): Server2
}
