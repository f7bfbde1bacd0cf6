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

/** A way on which a socket's packets go, by the name that Socket.IO has for it. */
type Way = 'websocket' | 'polling'

/** Players whose WebSocket was still closed when it was given up, as one is that a proxy lets hang. */
const shut = new Set<string>()

/**
 * The ways to a player, the first first. A WebSocket, and requests where that fails; where the last one to
 * that player did not open in time, requests first, which lead to a WebSocket by themselves if one opens.
 */
export const waysTo = (origin: string): Way[] =>
  shut.has(origin) ? ['polling', 'websocket'] : ['websocket', 'polling']

/** A WebSocket to a player was given up before it opened. */
export const noteShut = (origin: string): void => {
  shut.add(origin)
}

/** What a client of either generation tells of the way that it goes. */
interface Engine {
  readonly transport: { readonly name: string }
  once(event: 'upgrade', listener: () => void): unknown
}

/** A client is connected to a player: once it goes by a WebSocket, that is no longer taken for shut. */
export const noteConnected = (origin: string, engine: Engine): void => {
  const note = () => {
    if (engine.transport.name === 'websocket') shut.delete(origin)
  }
  note()
  engine.once('upgrade', note)
}
