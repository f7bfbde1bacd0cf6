import type { Transport } from './Transport'

/** Sends over a socket of either generation; nothing that is said to it is heard once `isClosed`. */
export const emitOver =
  (
    socket: { emit(event: string, ...args: unknown[]): unknown },
    isClosed: () => boolean,
  ): Transport['emit'] =>
  (event, payload, acknowledged) => {
    const listen = (answer: unknown) => {
      if (!isClosed()) acknowledged?.(answer)
    }
    socket.emit(event, ...(payload === undefined ? [] : [payload]), ...(acknowledged ? [listen] : []))
  }
