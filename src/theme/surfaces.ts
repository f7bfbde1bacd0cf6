import type { CSSVariablesResolver, MantineTheme } from '@mantine/core'
import { rgbOf } from './oklch'

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
