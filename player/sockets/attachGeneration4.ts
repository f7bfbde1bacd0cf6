import { Server, type Socket } from 'socket.io'
import { type ClientSocket, type AttachSockets, mayConnect, readPacket, toFrame } from './frames'
import { isFromOwnPage } from '../http/origins'

/**
 * Largest message that is taken, bytes: who plays a list of 50,000 tracks from one of them on sends all of it
 * back.
 */
const largestMessage = 50_000_000

/** socket.io 4, for clients of the 2.x generation too. */
export const attachGeneration4: AttachSockets = (server, events) => {
  const io = new Server(server, {
    allowEIO3: true,
    allowRequest: (request, done) => done(null, mayConnect(request)),
    cors: { origin: true, credentials: true },
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    pingInterval: 25_000,
    pingTimeout: 20_000,
  })
  io.on('connection', (socket) => {
    const client = asClient(socket)
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

function asClient(socket: Socket): ClientSocket {
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
