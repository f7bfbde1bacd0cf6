import { inSlices } from '../core/inSlices'

/** So many pieces of some 100 kB become bytes before everything else has its turn. */
const atOnce = 8

/**
 * A text as a WebSocket sends it from a server: the head of the frame, and its bytes. Given in pieces, so that nothing has to wait
 * until many megabytes have become bytes.
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
