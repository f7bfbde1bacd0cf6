/** A colour by perceived lightness (0-1), chroma (0 to about 0.37) and hue (degrees). */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const linearOf = ({ l, c, h }: Oklch): Triple => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** Red, green and blue of `#rgb` or `#rrggbb`, 0 to 255 each. */
export const rgbOf = (hex: string): Triple => {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** The three channels of `#rgb` or `#rrggbb`, 0-1 and linear in light. */
export const linearRgb = (hex: string): Triple => {
  const [red, green, blue] = rgbOf(hex)
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]
}

/** `#rgb` or `#rrggbb` in OKLCH. */
export const oklchOf = (hex: string): Oklch => {
  const [red, green, blue] = linearRgb(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** `#rrggbb` of an OKLCH colour; chroma gives way until the colour exists in sRGB, lightness and hue stay. */
export const hexOf = (color: Oklch): string => {
  let { c } = color
  if (!isInGamut(linearOf(color))) {
    let tooMuch = c
    c = 0
    while (tooMuch - c > 0.001) {
      const middle = (c + tooMuch) / 2
      if (isInGamut(linearOf({ ...color, c: middle }))) c = middle
      else tooMuch = middle
    }
  }
  const channels = linearOf({ ...color, c }).map((channel) => {
    const value = Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255)
    return value.toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}
