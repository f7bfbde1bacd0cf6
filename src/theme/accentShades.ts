import { luminance } from './contrast'
import { hexOf, oklchOf } from './oklch'
import { surfaces } from './surfaces'

/** Ten shades of an accent, lightest first, as Mantine wants them. */
export type Shades = [string, string, string, string, string, string, string, string, string, string]

/** The shades of an accent and the index of the one that each scheme fills buttons and draws links with. */
export interface Accent {
  shades: Shades
  primaryShade: { light: typeof lightIndex; dark: typeof darkIndex }
}

const enough = 4.5

const grounds = {
  light: [surfaces.light.body, surfaces.light.surface, surfaces.light.raised, '#ffffff'].map(luminance),
  dark: [surfaces.dark.body, surfaces.dark.surface, surfaces.dark.raised].map(luminance),
}

/** The luminance that what is read on each of the light grounds may have at most, and on each of the dark ones at least. */
const darkEnough = (Math.min(...grounds.light) + 0.05) / enough - 0.05
const lightEnough = (Math.max(...grounds.dark) + 0.05) * enough - 0.05

const darkIndex = 4
const lightIndex = 6

const step = 0.005

/** `hex` itself if it passes `isReadable`, else the nearest that does in steps of lightness towards black or white. */
const walk = (hex: string, towards: 0 | 1, isReadable: (hex: string) => boolean) => {
  const start = oklchOf(hex)
  if (isReadable(hex)) return { hex, l: start.l }
  const after = (steps: number) => {
    const l = start.l + (towards === 1 ? step : -step) * steps
    return { hex: hexOf({ ...start, l }), l }
  }
  // Every start of the panel takes this way, and what is readable stays so further on: halving finds the place sooner.
  let [before, found] = [0, Math.floor(Math.abs(towards - start.l) / step) + 1]
  let nearest = { hex: towards === 1 ? '#ffffff' : '#000000', l: towards as number }
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2)
    const tried = after(middle)
    if (isReadable(tried.hex)) [found, nearest] = [middle, tried]
    else before = middle
  }
  return nearest
}

const between = (from: number, to: number, part: number) => from + (to - from) * part

/**
 * Shades of the brand's accent (`#rgb` or `#rrggbb`). Whatever the accent is, the light scheme's shade carries white
 * text and stands as a link on the light surfaces, the dark scheme's carries near-black text and stands as a link on
 * the dark surfaces, each with a contrast of at least 4.5:1.
 */
export const accentShades = (accentColor: string): Accent => {
  const base = oklchOf(accentColor)
  const light = walk(accentColor, 0, (hex) => luminance(hex) <= darkEnough)
  const dark = walk(accentColor, 1, (hex) => luminance(hex) >= lightEnough)
  const tint = (l: number, chroma: number) => hexOf({ ...base, l, c: base.c * chroma })
  return {
    shades: [
      tint(between(dark.l, 0.985, 0.93), 0.2),
      tint(between(dark.l, 0.985, 0.75), 0.4),
      tint(between(dark.l, 0.985, 0.5), 0.65),
      tint(between(dark.l, 0.985, 0.25), 0.85),
      dark.hex,
      tint(between(dark.l, light.l, 0.5), 1),
      light.hex,
      tint(light.l * 0.88, 0.95),
      tint(light.l * 0.74, 0.85),
      tint(light.l * 0.6, 0.75),
    ],
    primaryShade: { light: lightIndex, dark: darkIndex },
  }
}
