import { kindOfBytes, type PictureKind } from '../uploads/kindOfBytes'
import { decodeWebp, isMovingWebp, pointsOfWebp } from './webp'

/** Pictures of more points than this are not drawn, millions: a small file can hold a picture that fills the memory. */
const mostPoints = 40
/** What shows through a cover that lets something through: as the placeholder, neither light nor dark. */
const ground = 0x7d_7a_75_ff

/** A picture that is ready to be served. */
export interface Picture {
  kind: PictureKind
  content: Buffer
}

/**
 * Makes a picture as small as is asked for, once for each longest side in pixels: unpacking it is what takes its time. One that is
 * small enough stays as it is, and so does a WebP that moves, which cannot be read here. Rejects when it is damaged, or no
 * picture at all.
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
