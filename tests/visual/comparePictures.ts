import pixelmatch from 'pixelmatch'
import type { Picture } from './Picture'

/**
 * How two pictures differ: `difference` marks where, `isSame` says whether that is only how letters are
 * smoothed.
 */
export interface Comparison {
  isSame: boolean
  /** Pixels of the small pictures that differ. */
  pixels: number
  difference: Picture | undefined
}

/** How far a pixel may be off, 0-1. */
const threshold = 0.08

/** So many pixels may be further off: 1 in 4000, but some in any case. */
const allowed = ({ width, height }: Picture): number => Math.max(4, Math.round((width * height) / 4000))

/** Compares two small pictures. */
export const comparePictures = (expected: Picture, actual: Picture): Comparison => {
  const { width, height } = expected
  if (actual.width !== width || actual.height !== height)
    return { isSame: false, pixels: width * height, difference: undefined }
  const difference = { width, height, data: new Uint8Array(width * height * 4) }
  const pixels = pixelmatch(expected.data, actual.data, difference.data, width, height, {
    threshold,
    includeAA: true,
  })
  return { isSame: pixels <= allowed(expected), pixels, difference }
}
