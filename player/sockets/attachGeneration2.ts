import createServer2, { type Socket2 } from 'socket.io-v2'
import { type ClientSocket, type AttachSockets, mayConnect, readPacket } from './frames'
import { isFromOwnPage } from '../http/origins'

/** Largest message that is taken, bytes, as in generation 4. */
const largestMessage = 50_000_000

/** socket.io 2.x as on devices in the field: the client pings every 25 s and is gone after 45 s without. */
export const attachGeneration2: AttachSockets = (server, events) => {
  const io = createServer2(server, {
    serveClient: false,
    allowRequest: (request, done) => done(null, mayConnect(request)),
    maxHttpBufferSize: largestMessage,
    pingInterval: 25_000,
    pingTimeout: 20_000,
  })
  io.on('connection', (socket) => {
    const client = asClient(socket)
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

function asClient(socket: Socket2): ClientSocket {
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
