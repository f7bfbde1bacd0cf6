import type { Server, IncomingMessage } from 'node:http'
import { inSlices } from '../core/inSlices'

/**
 * The parts of a received event: its name, its payload, and the acknowledgement that a client may ask for.
 */
interface Packet {
  event: string
  payload: unknown
  acknowledge?: (answer: unknown) => void
}

/**
 * Reads what both libraries hand out: `[event, ...arguments, acknowledgement?]`. Of several arguments the
 * first counts.
 */
export function readPacket([event, ...values]: readonly unknown[]): Packet {
  const last: unknown = values.at(-1)
  const payload = typeof values[0] === 'function' ? undefined : values[0]
  return {
    event: String(event),
    payload,
    ...(typeof last === 'function' && {
      acknowledge: (answer: unknown) => void Reflect.apply(last, undefined, [answer]),
    }),
  }
}

/** So many pieces of some 100 kB become bytes before everything else has its turn. */
const atOnce = 8

/**
 * A text as a WebSocket sends it from a server: the head of the frame, and its bytes. Given in pieces, so
 * that nothing has to wait until many megabytes have become bytes.
 */
export async function toFrame(pieces: readonly string[]): Promise<[head: Buffer, bytes: Buffer]> {
  const parts: Buffer[] = []
  await inSlices(pieces, (piece) => parts.push(Buffer.from(piece)), atOnce)
  const bytes = Buffer.concat(parts)
  return [headOf(bytes.length), bytes]
}

/** Whole, a text, not masked, and its length in as few bytes as it needs. */
function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length])
  if (length < 65_536) return Buffer.from([0x81, 126, length >> 8, length & 0xff])
  const head = Buffer.alloc(10)
  head[0] = 0x81
  head[1] = 127
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}

/** One connected client, whichever generation it speaks. */
export interface ClientSocket {
  readonly id: string
  /** It belongs to a page of this player's own origin. */
  readonly isOwnPage: boolean
  /** Sends an event. Payloads are taken as they are: a page may be any JSON. */
  push(event: string, payload: unknown): void
  /**
   * Sends a message of the socket protocol as it is, e.g. `2[null,null]`; on the wire it gets the engine's
   * `4` in front.
   */
  sendMessage(message: string): void
  /**
   * Sends one such message that is given in pieces, because it is long: everything else has its turn while it
   * is made ready.
   */
  sendPieces(pieces: readonly string[]): Promise<void>
  /** Cuts the connection without a goodbye, as a lost network does; the client then connects again. */
  drop(): void
}

/** What a socket server tells the player. None of these may throw. */
interface SocketEvents {
  connected(client: ClientSocket): void
  /** `acknowledge` is there when the client waits for an answer of its own. */
  requested(
    client: ClientSocket,
    event: string,
    payload: unknown,
    acknowledge?: (answer: unknown) => void,
  ): void
  disconnected(client: ClientSocket): void
}

/** Attaches a generation of the protocol to an HTTP server; the returned function ends every connection. */
export type AttachSockets = (server: Server, events: SocketEvents) => () => void

/**
 * Whether a connection may begin. One that is polled by scripts tells no origin, in no browser, and is none
 * of ours.
 */
export const mayConnect = (request: IncomingMessage): boolean => !/[?&]j=/.test(request.url ?? '')
