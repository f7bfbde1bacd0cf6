import { hexOf } from '../../../theme/oklch'
import type { Tone } from './toneOf'

/** Two colours of a ground, from where the cover stands to far from it. */
export interface Ground {
  near: string
  far: string
}

// As dark, and as light, as the surfaces of the two schemes, so that every word keeps its 4.5:1 (tested on all hues).
const lightness = { dark: { near: 0.27, far: 0.17 }, light: { near: 0.925, far: 0.968 } } as const
const strength = { dark: 0.045, light: 0.024 } as const

/** The ground of now playing in the tone of its cover. */
export function groundOf({ chroma, hue }: Tone, scheme: 'dark' | 'light'): Ground {
  const c = Math.min(chroma * 0.5, strength[scheme])
  const { near, far } = lightness[scheme]
  return { near: hexOf({ l: near, c, h: hue }), far: hexOf({ l: far, c: c * 0.6, h: hue }) }
}
