import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The bare points of a picture: four bytes for each, row by row. */
interface Bitmap {
  data: Buffer
  width: number
  height: number
}

const { resolve } = createRequire(import.meta.url)
let isReady: Promise<unknown> | undefined

/** The points of a WebP that does not move. Rejects when it is damaged. */
export async function decodeWebp(content: Buffer): Promise<Bitmap> {
  const { default: decode, init } = await import('@jsquash/webp/decode.js')
  // By itself it would fetch this file, which Node does not do.
  const load = async () =>
    init(await WebAssembly.compile(await readFile(resolve('@jsquash/webp/codec/dec/webp_dec.wasm'))))
  await (isReady ??= load())
  const { data, width, height } = await decode(Uint8Array.from(content).buffer)
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
}

/** How many points a WebP says to have, by whichever of its three heads it bears; undefined where it has none of them. */
export function pointsOfWebp(content: Buffer): number | undefined {
  if (content.length < 30) return undefined
  const head = headOf(content)
  if (head === 'VP8 ') return (content.readUInt16LE(26) & 0x3fff) * (content.readUInt16LE(28) & 0x3fff)
  if (head === 'VP8X') return (content.readUIntLE(24, 3) + 1) * (content.readUIntLE(27, 3) + 1)
  if (head !== 'VP8L') return undefined
  const sides = content.readUInt32LE(21)
  return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1)
}

/** Whether a WebP is a film of several pictures. */
export function isMovingWebp(content: Buffer): boolean {
  return headOf(content) === 'VP8X' && ((content[20] ?? 0) & 2) !== 0
}

/** Of the simple lossy kind, of the lossless one, or of one with more in it. */
const headOf = (content: Buffer): string => content.toString('latin1', 12, 16)
