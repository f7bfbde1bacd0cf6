import type { Picture } from './Picture'

/** How many pixels of a screenshot, in each direction, become one. */
const factor = 6

/** Steps of a colour channel that are told apart. */
const levels = 16

const coarse = (value: number): number =>
  Math.round((value / 255) * (levels - 1)) * Math.round(255 / (levels - 1))

/**
 * A sixth of a screenshot: means of squares of pixels, in few colours, so that smoothed edges of letters do
 * not matter.
 */
export const shrink = ({ width, height, data }: Picture): Picture => {
  const small = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) }
  const made = new Uint8Array(small.width * small.height * 4)
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      const sums = [0, 0, 0]
      let count = 0
      for (let v = y * factor; v < Math.min(height, (y + 1) * factor); v += 1)
        for (let u = x * factor; u < Math.min(width, (x + 1) * factor); u += 1) {
          const from = (v * width + u) * 4
          for (let channel = 0; channel < 3; channel += 1)
            sums[channel] = (sums[channel] ?? 0) + (data[from + channel] ?? 0)
          count += 1
        }
      const to = (y * small.width + x) * 4
      for (let channel = 0; channel < 3; channel += 1)
        made[to + channel] = coarse((sums[channel] ?? 0) / count)
      made[to + 3] = 255
    }
  return { ...small, data: made }
}
