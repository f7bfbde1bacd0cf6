import { socketPath } from '../../base'
import { Manager } from 'socket.io-client'
import type { OpenTransport } from './Transport'
import { emitOver, noteConnected, noteShut, watchPackets, transportsTo } from './watchPackets'

/**
 * No player has such a namespace, so that asking for it brings a refusal: a sign of life without side effect.
 */
const checkNamespace = '/check'

/** Connects over socket.io 4.x, by a WebSocket if one opens. */
export const openTransport4: OpenTransport = (origin, listener, readRows) => {
  const manager = new Manager(origin, {
    autoConnect: false,
    reconnection: false,
    path: socketPath(origin),
    transports: transportsTo(origin),
    tryAllTransports: true,
  })
  const socket = manager.socket('/')
  let state: 'opening' | 'open' | 'closed' = 'opening'
  /** Who waits for the sign of life that was asked for: there is one namespace for it, so they share it. */
  const checks: (() => void)[] = []
  const end = () => {
    state = 'closed'
    socket.disconnect()
  }
  const isClosed = () => state === 'closed'
  watchPackets(manager, manager['decoder'], listener, isClosed, readRows)
  socket.on('connect', () => {
    state = 'open'
    noteConnected(origin, manager.engine)
    listener.connected()
  })
  socket.on('connect_error', () => {
    if (state !== 'opening') return
    // A socket that the player refused is no longer active; one that found nobody still is.
    const reason = socket.active ? 'unreachable' : 'refused'
    end()
    listener.failed(reason)
  })
  socket.on('disconnect', (reason) => {
    if (state !== 'open') return
    end()
    listener.disconnected(reason)
  })
  socket.connect()
  return {
    emit: emitOver(socket, isClosed),
    check: (answered) => {
      checks.push(answered)
      if (checks.length > 1) return
      const question = manager.socket(checkNamespace)
      const finish = () => {
        question.off()
        question.disconnect()
        const asked = checks.splice(0)
        if (state === 'open') for (const each of asked) each()
      }
      question.once('connect', finish)
      question.once('connect_error', finish)
      question.connect()
    },
    close: () => {
      if (state === 'opening') noteShut(origin)
      end()
    },
  }
}
