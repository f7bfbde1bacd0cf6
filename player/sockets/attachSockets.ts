import type { IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import createServer2, { type Socket2 } from 'socket.io-v2'
import { isFromOwnPage } from '../http/origins'
import { type ClientSocket, type AttachSockets, mayConnect, readPacket, toFrame } from './frames'

/** Of both generations, as on devices in the field. Each gets its own, as the libraries write into them. */
const options = () => ({
  serveClient: false,
  allowRequest: (request: IncomingMessage, done: (error: null, isAllowed: boolean) => void) =>
    done(null, mayConnect(request)),
  /** Bytes: who plays a list of 50,000 tracks from one of them on sends all of it back. */
  maxHttpBufferSize: 50_000_000,
  pingInterval: 25_000,
  pingTimeout: 20_000,
})

/** socket.io 4, for clients of the 2.x generation too. */
export const attachGeneration4: AttachSockets = (server, events) => {
  const io = new Server(server, { ...options(), allowEIO3: true, cors: { origin: true, credentials: true } })
  io.on('connection', (socket) => {
    const client = asClient4(socket)
    socket.use((packet) => {
      // Handled here and not passed on: a middleware sees every event, whatever its name.
      const { event, payload, acknowledge } = readPacket(packet)
      events.requested(client, event, payload, acknowledge)
    })
    socket.on('disconnect', () => events.disconnected(client))
    events.connected(client)
  })
  return () => io.disconnectSockets(true)
}

function asClient4(socket: Socket): ClientSocket {
  return {
    id: socket.id,
    isOwnPage: isFromOwnPage(socket.request),
    push: (event, payload) => void socket.emit(event, payload),
    sendMessage: (message) => void socket.conn.write(message),
    async sendPieces(pieces) {
      const { conn } = socket
      if (conn.transport.name !== 'websocket') return void conn.write(pieces.join(''))
      // A frame that is there already goes out in the place of the text.
      const frame = { compress: false, wsPreEncodedFrame: await toFrame(['4', ...pieces]) }
      conn.write('-', frame)
    },
    drop: () => socket.conn.close(true),
  }
}

/** socket.io 2.x as on devices in the field: the client pings every 25 s and is gone after 45 s without. */
export const attachGeneration2: AttachSockets = (server, events) => {
  const io = createServer2(server, options())
  io.on('connection', (socket) => {
    const client = asClient2(socket)
    socket.use((packet) => {
      const { event, payload, acknowledge } = readPacket(packet)
      events.requested(client, event, payload, acknowledge)
    })
    socket.on('disconnect', () => events.disconnected(client))
    // A client's broken packet is an error event there, and an unheard one would end the process.
    socket.on('error', () => undefined)
    events.connected(client)
  })
  return () => {
    for (const socket of Object.values(io.sockets.connected)) socket.disconnect(true)
  }
}

function asClient2(socket: Socket2): ClientSocket {
  return {
    id: socket.id,
    isOwnPage: isFromOwnPage(socket.request),
    push: (event, payload) => socket.emit(event, payload),
    sendMessage: (message) => socket.conn.write(message),
    // This library takes nothing but the whole text.
    sendPieces: async (pieces) => socket.conn.write(pieces.join('')),
    drop: () => socket.conn.close(true),
  }
}
