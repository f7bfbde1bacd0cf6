import type { WebSocket } from 'ws'
import type { Conversation } from './createConversation'
import { createFrameReader, splitIntoFrames } from './frames'
import { readRequest, type Request } from './readRequest'

/** How a connection introduces itself and talks. */
interface ConnectionOptions {
  socket: WebSocket
  /** The name and port that the client dialled: it goes on with what it is told here. */
  host: string
  id: string
  /** The server's time in ms. */
  now: () => number
  converse: (send: (message: object) => void) => Conversation
  /** Gets one line when something went wrong that no client is told of. */
  log: (line: string) => void
}

/** One client's connection. */
export interface Connection {
  /** Looks whether its token is still good. */
  recheckToken(): Promise<void>
  /** Ends it; what the client left behind is written. */
  close(): void
}

/** How often, in ms, a client has to show that it lives. */
const heartbeat = 20_000

/** Bytes that wait for a slow client at most. */
const mostWaiting = 64 * 1024 * 1024

/** Introduces itself to a client and answers its requests, one after the other, until either side ends it. */
export function createConnection({ socket, host, id, now, converse, log }: ConnectionOptions): Connection {
  const transmit = (message: object) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostWaiting) return socket.terminate()
    for (const frame of splitIntoFrames(JSON.stringify(message))) socket.send(frame)
  }
  const conversation = converse((message) => transmit({ t: 'd', d: message }))
  const readFrame = createFrameReader()
  let queue: Promise<void> | undefined
  let alive = true

  const answer = (request: Request) => {
    const next =
      queue === undefined ? conversation.handle(request) : queue.then(() => conversation.handle(request))
    queue = next
    next
      .catch((error: unknown) => log(`A request was not answered: ${String(error)}`))
      .finally(() => {
        if (queue === next) queue = undefined
      })
  }
  const take = (frame: string) => {
    alive = true
    const text = readFrame(frame)
    if (text === undefined) return
    const message = readRequest(text)
    if (message === undefined) throw new SyntaxError('Not a message of the protocol')
    if (message.kind === 'ping') transmit({ t: 'c', d: { t: 'o', d: {} } })
    if (message.kind === 'request') answer(message)
  }

  const beat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, heartbeat).unref()

  socket.on('pong', () => (alive = true))
  socket.on('message', (data, isBinary) => {
    try {
      if (isBinary || !Buffer.isBuffer(data)) throw new SyntaxError('Not a text')
      take(data.toString())
    } catch {
      socket.close(1008)
    }
  })
  // What follows an error is the closing.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(beat)
    conversation.end()
  })
  transmit({ t: 'c', d: { t: 'h', d: { ts: now(), v: '5', h: host, s: id } } })

  return {
    recheckToken: () => conversation.recheckToken(),
    close() {
      conversation.end()
      socket.close(1001)
      setTimeout(() => socket.terminate(), 500).unref()
    },
  }
}
