// The part of the 2.x client that the device client uses; the package itself has no types.
declare module 'socket.io-client-v2' {
  interface Packet2 {
    type: number
    nsp: string
    data?: unknown
  }

  interface Decoder2 {
    add(data: unknown): void
    on(event: 'decoded', listener: (packet: Packet2) => void): void
  }

  interface Socket2 {
    emit(event: string, ...payload: unknown[]): void
    on(event: 'connect' | 'connect_error' | 'error', listener: () => void): void
    on(event: 'disconnect', listener: (reason: string) => void): void
    connect(): void
    disconnect(): void
  }

  interface Manager2 {
    readonly decoder: Decoder2
    readonly engine: {
      readonly transport: { readonly name: string }
      ping(): void
      once(event: 'upgrade', listener: () => void): void
    }
    readonly opts: { transports: string[] }
    open(): void
    on(event: 'packet', listener: (packet: Packet2) => void): void
    once(event: 'pong', listener: () => void): void
    socket(namespace: string): Socket2
  }

  const client: {
    Manager: new (
      origin: string,
      options: { autoConnect: boolean; reconnection: boolean; path: string; transports: string[] },
    ) => Manager2
  }
  export default client
}
