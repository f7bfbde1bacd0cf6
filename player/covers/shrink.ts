import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { kindOfBytes, type PictureKind } from '../uploads/receiveFile'

/** The bare points of a picture: four bytes for each, row by row. */
interface Bitmap {
  data: Buffer
  width: number
  height: number
}

const { resolve } = createRequire(import.meta.url)
let isReady: Promise<unknown> | undefined

/** The points of a WebP that does not move. Rejects when it is damaged. */
async function decodeWebp(content: Buffer): Promise<Bitmap> {
  const { default: decode, init } = await import('@jsquash/webp/decode.js')
  // By itself it would fetch this file, which Node does not do.
  const load = async () =>
    init(await WebAssembly.compile(await readFile(resolve('@jsquash/webp/codec/dec/webp_dec.wasm'))))
  await (isReady ??= load())
  const { data, width, height } = await decode(Uint8Array.from(content).buffer)
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
}

/**
 * How many points a WebP says to have, by whichever of its three heads it bears; undefined where it has none
 * of them.
 */
function pointsOfWebp(content: Buffer): number | undefined {
  if (content.length < 30) return undefined
  const head = headOf(content)
  if (head === 'VP8 ') return (content.readUInt16LE(26) & 0x3fff) * (content.readUInt16LE(28) & 0x3fff)
  if (head === 'VP8X') return (content.readUIntLE(24, 3) + 1) * (content.readUIntLE(27, 3) + 1)
  if (head !== 'VP8L') return undefined
  const sides = content.readUInt32LE(21)
  return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1)
}

/** Whether a WebP is a film of several pictures. */
function isMovingWebp(content: Buffer): boolean {
  return headOf(content) === 'VP8X' && ((content[20] ?? 0) & 2) !== 0
}

/** Of the simple lossy kind, of the lossless one, or of one with more in it. */
const headOf = (content: Buffer): string => content.toString('latin1', 12, 16)

/** The longest side of a cover, pixels, by the names that devices give the sizes. */
const sides: ReadonlyMap<string, number> = new Map([
  ['small', 64],
  ['medium', 128],
  ['large', 300],
  ['extralarge', 600],
])

/** Every size that a cover comes in, pixels. */
export const coverSizes: readonly number[] = [...sides.values()]

/**
 * The longest side that the address of a cover asks for, pixels: by the end of `web=artist/album/extralarge`,
 * or by `size=small`. Without either, that of `extralarge`.
 */
export function coverSize(query: URLSearchParams): number {
  const names = [query.get('size'), query.get('web')?.split('/').at(-1)]
  const known = names.map((name) => (name ? sides.get(name) : undefined)).find((side) => side !== undefined)
  return known ?? 600
}

/**
 * Pictures of more points than this are not drawn, millions: a small file can hold a picture that fills the
 * memory.
 */
const mostPoints = 40
/** What shows through a cover that lets something through: as the placeholder, neither light nor dark. */
const ground = 0x7d_7a_75_ff

/** A picture that is ready to be served. */
export interface Picture {
  kind: PictureKind
  content: Buffer
}

/**
 * Makes a picture as small as is asked for, once for each longest side in pixels: unpacking it is what takes
 * its time. One that is small enough stays as it is, and so does a WebP that moves, which cannot be read
 * here. Rejects when it is damaged, or no picture at all.
 */
export async function shrink(content: Buffer, sides: readonly number[]): Promise<Picture[]> {
  const kind = kindOfBytes(content)
  if (kind === undefined) throw new Error('no picture')
  if (kind === 'webp' && isMovingWebp(content)) return sides.map(() => ({ kind, content }))
  const points = pointsOf(kind, content)
  if (points !== undefined && points > mostPoints * 1_000_000) throw new Error('too large a picture')
  // Large, and needed by few of those who start a player.
  const { Jimp } = await import('jimp')
  const image =
    kind === 'webp'
      ? Jimp.fromBitmap(await decodeWebp(content))
      : await Jimp.fromBuffer(content, {
          'image/jpeg': { maxResolutionInMP: mostPoints, maxMemoryUsageInMB: 512 },
        })
  const longest = Math.max(image.width, image.height)
  const pictures: Picture[] = []
  for (const side of sides) {
    if (longest <= side && kind !== 'gif') pictures.push({ kind, content })
    else {
      const size = Math.min(side, longest)
      const small = image.clone().scaleToFit({ w: size, h: size })
      const flat = new Jimp({ width: small.width, height: small.height, color: ground }).composite(small)
      pictures.push({ kind: 'jpg', content: await flat.getBuffer('image/jpeg', { quality: 85 }) })
    }
    // Everything else of the player comes to its turn in between.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return pictures
}

/** How many points a picture says to have, before they are unpacked; a JPEG is counted by who unpacks it. */
function pointsOf(kind: PictureKind, content: Buffer): number | undefined {
  if (kind === 'png' && content.length >= 24) return content.readUInt32BE(16) * content.readUInt32BE(20)
  if (kind === 'gif' && content.length >= 10) return content.readUInt16LE(6) * content.readUInt16LE(8)
  if (kind === 'webp') return pointsOfWebp(content)
  return undefined
}
