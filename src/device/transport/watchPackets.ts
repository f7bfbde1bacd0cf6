import { throwLater } from '../createListeners'
import { largePushOf, type ReadRows, type TakeRows } from '../large/rows'
import { toJson } from '../topics/describeErrors'
import type { Transport, TransportListener } from './Transport'

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
type TransportName = 'websocket' | 'polling'

/** Players whose WebSocket was still closed when it was given up, as one is that a proxy lets hang. */
const shut = new Set<string>()

/**
 * The ways to a player, the first first. A WebSocket, and requests where that fails; where the last one to
 * that player did not open in time, requests first, which lead to a WebSocket by themselves if one opens.
 */
export const transportsTo = (origin: string): TransportName[] =>
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

/** A decoded packet, alike in both generations. */
interface Packet {
  type: number
  nsp: string
  data?: unknown
}

interface Decoder {
  add(data: unknown): void
  on(event: 'decoded', listener: (packet: Packet) => void): void
}

/** So much of a large push is told, for the record of the wire, characters. */
const startLength = 500

/** A longer packet is read by nobody: it would hold the page for seconds, characters. */
const longest = 20_000_000

/**
 * The same of what the page has to read in one piece: several times the longest of real players, characters.
 */
const longestInOne = 2_000_000

const eventTypes = new Set([2, 5])

/** What follows the name in `2["event",payload]`. */
const payloadText = (packet: string, event: string): string =>
  packet.slice(packet.indexOf('[') + JSON.stringify(event).length + 2, -1)

/**
 * Reports the events that `manager` receives, with their text. A packet that `decoder` throws at is reported
 * as unreadable and goes no further, as is one that is too long: real devices send `2[null,null]`, which
 * would end the connection in one generation and throw into the page in the other. Large pushes, where
 * `readRows` reads them, go no further either. Reports nothing once `isClosed`. `isForbidden` tells packets
 * that the library must not see.
 */
export const watchPackets = (
  manager: { on(event: 'packet', listener: (packet: Packet) => void): unknown },
  decoder: Decoder,
  listener: Pick<TransportListener, 'received' | 'receivedLarge' | 'unreadable'>,
  isClosed: () => boolean,
  readRows: ReadRows | undefined,
  isForbidden: (text: string) => boolean = () => false,
): void => {
  const texts = new WeakMap<Packet, string>()
  const add = decoder.add.bind(decoder)
  let text = ''
  decoder.add = (data) => {
    text = typeof data === 'string' ? data : ''
    const large = largePushOf(text)
    const limit = large === undefined ? longestInOne : longest
    if (text.length > limit) {
      if (!isClosed())
        listener.unreadable({ text: text.slice(0, startLength), reason: `longer than ${limit} characters` })
      return
    }
    if (readRows && large !== undefined) {
      const payload = payloadText(text, large)
      const read = (take: TakeRows) => readRows(large, payload, take)
      const start = payload.slice(0, startLength)
      if (!isClosed()) listener.receivedLarge({ event: large, start, length: payload.length, read })
      return
    }
    try {
      if (isForbidden(text)) throw new Error('reserved name')
      add(data)
    } catch (error) {
      if (!isClosed())
        listener.unreadable({ text, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  // The library may hand a packet on later than it decodes it, so the text waits with its packet.
  decoder.on('decoded', (packet) => texts.set(packet, text))
  manager.on('packet', (packet) => {
    if (isClosed() || !eventTypes.has(packet.type) || packet.nsp !== '/' || !Array.isArray(packet.data))
      return
    const [name, payload, ...more]: unknown[] = packet.data
    const event = String(name)
    // What comes behind the payload is nobody's, so that the text is made anew without it.
    const came = more.length === 0 ? payloadText(texts.get(packet) ?? '', event) : toJson(payload)
    try {
      listener.received({ event, payload, text: came ?? '' })
    } catch (error) {
      // One library would take it for the packet's fault.
      throwLater(error)
    }
  })
}
