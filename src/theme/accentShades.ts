import { contrast } from './contrast'
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
  light: [surfaces.light.body, surfaces.light.surface, surfaces.light.raised],
  dark: [surfaces.dark.body, surfaces.dark.surface, surfaces.dark.raised],
}

const darkIndex = 4
const lightIndex = 6

/** `hex` itself if it passes `isReadable`, else the nearest that does in steps of lightness towards black or white. */
const walk = (hex: string, towards: 0 | 1, isReadable: (hex: string) => boolean) => {
  const start = oklchOf(hex)
  if (isReadable(hex)) return { hex, l: start.l }
  const step = towards === 1 ? 0.005 : -0.005
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const hex = hexOf({ ...start, l })
    if (isReadable(hex)) return { hex, l }
  }
  return { hex: towards === 1 ? '#ffffff' : '#000000', l: towards }
}

const between = (from: number, to: number, part: number) => from + (to - from) * part

/**
 * Shades of the brand's accent (`#rgb` or `#rrggbb`). Whatever the accent is, the light scheme's shade carries white
 * text and stands as a link on the light surfaces, the dark scheme's carries near-black text and stands as a link on
 * the dark surfaces, each with a contrast of at least 4.5:1.
 */
export const accentShades = (accentColor: string): Accent => {
  const base = oklchOf(accentColor)
  const light = walk(accentColor, 0, (hex) =>
    ['#ffffff', ...grounds.light].every((surface) => contrast(hex, surface) >= enough),
  )
  const dark = walk(accentColor, 1, (hex) =>
    grounds.dark.every((surface) => contrast(hex, surface) >= enough),
  )
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
