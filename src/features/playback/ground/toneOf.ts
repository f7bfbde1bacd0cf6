import { oklchOf } from '../../../theme/oklch'

/** The colour that a cover is about: how strong (OKLCH chroma) and which (hue, degrees). */
export interface Tone {
  chroma: number
  hue: number
}

const bins = 24

const pair = (value: number) => value.toString(16).padStart(2, '0')

/** The tone of pixels as a canvas gives them (four bytes each): the hue that most of the colour has; no hue where all is grey. */
export function toneOf(pixels: ArrayLike<number>): Tone {
  const weights = Array.from({ length: bins }, () => ({ weight: 0, chroma: 0, x: 0, y: 0 }))
  let count = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((step) => pixels[at + step])
    if (alpha < 128) continue
    count += 1
    const { l, c, h } = oklchOf(`#${pair(red)}${pair(green)}${pair(blue)}`)
    const bin = weights[Math.floor((((h % 360) + 360) % 360) / (360 / bins))]
    // What is nearly black or white has a hue on paper only.
    if (!bin || c < 0.02 || l < 0.12 || l > 0.97) continue
    bin.weight += c
    bin.chroma += c * c
    bin.x += c * Math.cos((h * Math.PI) / 180)
    bin.y += c * Math.sin((h * Math.PI) / 180)
  }
  const most = weights.reduce((one, other) => (other.weight > one.weight ? other : one))
  if (count === 0 || most.weight / count < 0.004) return { chroma: 0, hue: 0 }
  const hue = (Math.atan2(most.y, most.x) * 180) / Math.PI
  return { chroma: most.chroma / most.weight, hue: (hue + 360) % 360 }
}
