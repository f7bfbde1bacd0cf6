import { socketPath } from '../../base'
import client from 'socket.io-client-v2'
import type { OpenTransport } from './Transport'
import { emitOver, noteConnected, noteShut, watchPackets, transportsTo } from './watchPackets'

/** The 2.x client takes an event of such a name for its own. */
const reserved = /^2\d*\["(connect(_error|_timeout|ing)?|disconnect|error|reconnect\w*|ping|pong)"/

/**
 * Connects over socket.io 2.x, as devices in the field speak it. Import it dynamically: it brings a library
 * of its own.
 */
export const openTransport2: OpenTransport = (origin, listener, readRows) => {
  const transports = transportsTo(origin)
  const manager = new client.Manager(origin, {
    autoConnect: false,
    reconnection: false,
    path: socketPath(origin),
    transports,
  })
  const socket = manager.socket('/')
  let state: 'opening' | 'open' | 'closed' = 'opening'
  const end = () => {
    state = 'closed'
    socket.disconnect()
  }
  const fail = (reason: 'unreachable' | 'refused') => {
    if (state !== 'opening') return
    end()
    listener.failed(reason)
  }
  const isClosed = () => state === 'closed'
  watchPackets(manager, manager.decoder, listener, isClosed, readRows, (text) => reserved.test(text))
  socket.on('connect', () => {
    if (state !== 'opening') return
    state = 'open'
    noteConnected(origin, manager.engine)
    listener.connected()
  })
  socket.on('connect_error', () => {
    // This client tries one way only.
    const [tried, other] = manager.opts.transports
    if (state !== 'opening' || tried !== 'websocket' || other === undefined) return fail('unreachable')
    manager.opts.transports = [other]
    queueMicrotask(() => {
      if (state === 'opening') manager.open()
    })
  })
  socket.on('error', () => fail('refused'))
  socket.on('disconnect', (reason) => {
    if (state !== 'open') return
    end()
    listener.disconnected(reason)
  })
  socket.connect()
  return {
    emit: emitOver(socket, isClosed),
    check: (answered) => {
      manager.once('pong', () => {
        if (state === 'open') answered()
      })
      manager.engine.ping()
    },
    close: () => {
      if (state === 'opening') noteShut(origin)
      end()
    },
  }
}
