import type { CSSVariablesResolver, MantineTheme } from '@mantine/core'

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
const rgbOf = (hex: string): Triple => {
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

/**
 * The neutral surfaces of the two schemes. Dark is the anodised front of an amplifier, light is warm paper;
 * each is tuned on its own. Text on `body`, `surface` and `raised` keeps 4.5:1 (tested).
 */
export const surfaces = {
  dark: {
    body: '#100f0e',
    surface: '#191817',
    raised: '#211f1e',
    line: '#2e2c2a',
    lineStrong: '#726d67',
    text: '#ece9e4',
    muted: '#a8a39b',
    mutedStrong: '#d0cbc3',
    tint: 0.76,
  },
  light: {
    body: '#f7f4ef',
    surface: '#fffdfa',
    raised: '#ffffff',
    line: '#e3ddd3',
    lineStrong: '#8c857a',
    text: '#1f1c18',
    muted: '#655f56',
    mutedStrong: '#46413a',
    tint: 0.88,
  },
} as const

/** Mantine's `dark` tuple: 0 is text, 2 dimmed, 3 placeholder, 4 border, 5 hover, 6 inputs, 7 body. */
export const darkTuple = [
  surfaces.dark.text,
  '#cbc7c0',
  surfaces.dark.muted,
  '#8f8a83',
  '#4d4945',
  '#2a2826',
  '#1d1b1a',
  surfaces.dark.body,
  '#0b0a0a',
  '#070606',
] as const

/** Mantine's `gray` tuple, warmed: 0 is hover, 3-4 borders, 6 dimmed. */
export const grayTuple = [
  '#f7f4ef',
  '#f1ede6',
  '#e9e4da',
  '#ddd6ca',
  '#b9b0a1',
  '#a39b8e',
  surfaces.light.muted,
  '#4d4841',
  '#34302b',
  surfaces.light.text,
] as const

type Scheme = keyof typeof surfaces

const names = ['accent', 'red', 'yellow', 'green', 'blue']

const fills = (shade: number, hover: number) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`--mantine-color-${name}-text`, `var(--mantine-color-${name}-${shade})`],
      [`--mantine-color-${name}-filled-hover`, `var(--mantine-color-${name}-${hover})`],
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-${shade})`],
      [`--mantine-color-${name}-outline`, `var(--mantine-color-${name}-${shade})`],
    ]),
  )

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

const shared = (scheme: Scheme) => {
  const { body, surface, raised, line, lineStrong, text, muted, mutedStrong, tint } = surfaces[scheme]
  return {
    '--mantine-color-body': body,
    '--mantine-color-text': text,
    '--mantine-color-bright': text,
    '--mantine-color-dimmed': muted,
    '--mantine-color-placeholder': muted,
    '--mantine-color-default': raised,
    '--mantine-color-default-color': text,
    '--mantine-color-default-border': lineStrong,
    '--mantine-color-disabled-color': muted,
    '--panel-body': body,
    '--panel-surface': surface,
    '--panel-raised': raised,
    '--panel-line': line,
    '--panel-line-strong': lineStrong,
    '--panel-muted': muted,
    '--panel-muted-strong': mutedStrong,
    '--panel-tint': `rgb(${rgbOf(body).join(' ')} / ${tint * 100}%)`,
    '--panel-body-rgb': rgbOf(body).join(' '),
    '--panel-text-rgb': rgbOf(text).join(' '),
  }
}

/** Of the colours of the theme, the shade that a scheme takes of each. */
const ofTheme = ({ colors }: MantineTheme, scheme: Scheme, shade: number) => {
  const rgbIn = (name: string) => rgbOf(colors[name]?.[shade] ?? surfaces[scheme].text)
  const [accent, body] = [rgbIn('accent'), rgbOf(surfaces[scheme].body)]
  return {
    '--panel-accent-rgb': accent.join(' '),
    '--panel-success-rgb': rgbIn('green').join(' '),
    '--panel-stage-rgb': body
      .map((part, place) => Math.round(mix(part, accent[place] ?? part, 0.07)))
      .join(' '),
  }
}

/**
 * The colours of both schemes as CSS variables: Mantine's own, and `--panel-*` for the style sheets of the
 * house. Those that end in `-rgb` are for `rgb(var(--panel-accent-rgb) / 40%)`: the oldest browsers have no
 * `color-mix()`.
 */
export const panelVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    '--panel-header': '56px',
    '--panel-rail': '232px',
    '--panel-quick': '160ms ease-out',
    // Under the signs of services, which are white, black or coloured: on this one each of them is seen, in
    // both schemes.
    '--panel-sign-ground': '#7d7a75',
  },
  light: {
    ...shared('light'),
    ...ofTheme(theme, 'light', 6),
    ...fills(6, 7),
    '--mantine-color-default-hover': '#f1ede6',
    '--mantine-color-error': 'var(--mantine-color-red-6)',
    '--mantine-color-success': 'var(--mantine-color-green-6)',
    '--mantine-color-anchor': 'var(--mantine-color-accent-6)',
    '--mantine-color-disabled': '#ece7de',
    '--mantine-color-disabled-border': '#ddd6ca',
    '--panel-hover': 'rgb(31 28 24 / 5%)',
    '--panel-selected': 'rgb(31 28 24 / 8%)',
    '--panel-accent': 'var(--mantine-color-accent-6)',
    '--panel-on-fill': '#ffffff',
    '--panel-backdrop': 'rgb(40 34 24 / 45%)',
    '--panel-shadow': '0 1px 2px rgb(60 50 30 / 8%), 0 8px 24px rgb(60 50 30 / 10%)',
  },
  dark: {
    ...shared('dark'),
    ...ofTheme(theme, 'dark', 4),
    ...fills(4, 3),
    '--mantine-color-default-hover': '#2a2826',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-anchor': 'var(--mantine-color-accent-4)',
    '--mantine-color-disabled': '#2e2c2a',
    '--mantine-color-disabled-border': '#3a3734',
    '--panel-hover': 'rgb(236 233 228 / 5%)',
    '--panel-selected': 'rgb(236 233 228 / 9%)',
    '--panel-accent': 'var(--mantine-color-accent-4)',
    '--panel-on-fill': '#14110d',
    '--panel-backdrop': 'rgb(0 0 0 / 62%)',
    '--panel-shadow': '0 1px 0 rgb(255 255 255 / 4%) inset, 0 12px 32px rgb(0 0 0 / 50%)',
  },
})
