import './forcedColors.css'
import './panel.css'
import './panelStyles'
import {
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  MantineProvider,
  type MantineThemeOverride,
} from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { darkTuple, grayTuple, hexOf, linearRgb, oklchOf, panelVariables, surfaces } from './surfaces'
import type { UiThemeName } from './uiTheme/UiTheme'

/** Relative luminance of a hex colour as WCAG counts it, 0 to 1. */
const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two hex colours as WCAG counts it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Ten shades of an accent, lightest first, as Mantine wants them. */
type Shades = [string, string, string, string, string, string, string, string, string, string]

/** The shades of an accent and the index of the one that each scheme fills buttons and draws links with. */
interface Accent {
  shades: Shades
  primaryShade: { light: typeof lightIndex; dark: typeof darkIndex }
}

const enough = 4.5

const grounds = {
  light: [surfaces.light.body, surfaces.light.surface, surfaces.light.raised, '#ffffff'].map(luminance),
  dark: [surfaces.dark.body, surfaces.dark.surface, surfaces.dark.raised].map(luminance),
}

/**
 * The luminance that what is read on each of the light grounds may have at most, and on each of the dark ones
 * at least.
 */
const darkEnough = (Math.min(...grounds.light) + 0.05) / enough - 0.05
const lightEnough = (Math.max(...grounds.dark) + 0.05) * enough - 0.05

const darkIndex = 4
const lightIndex = 6

const step = 0.005

/**
 * `hex` itself if it passes `isReadable`, else the nearest that does in steps of lightness towards black or
 * white.
 */
const walk = (hex: string, towards: 0 | 1, isReadable: (hex: string) => boolean) => {
  const start = oklchOf(hex)
  if (isReadable(hex)) return { hex, l: start.l }
  const after = (steps: number) => {
    const l = start.l + (towards === 1 ? step : -step) * steps
    return { hex: hexOf({ ...start, l }), l }
  }
  // Every start of the panel takes this way, and what is readable stays so further on: halving finds the
  // place sooner.
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
 * Shades of the brand's accent (`#rgb` or `#rrggbb`). Whatever the accent is, the light scheme's shade
 * carries white text and stands as a link on the light surfaces, the dark scheme's carries near-black text
 * and stands as a link on the dark surfaces, each with a contrast of at least 4.5:1.
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

const shades = (digits: string) => digits.replace(/.{6}/g, ' #$&').trim().split(' ') as Shades

/**
 * Colours of success, notice, warning and error, muted to the panel; never the only sign of a state. They are
 * what `accentShades` makes of a base each (its test says of which, and when they are not): to work them out
 * anew at each start would hold up its first picture.
 */
export const signalColors = {
  red: shades('ffeeebffd2caffa89af38272e05d4dd25041c44336a93126892017690e08'),
  yellow: shades('fcf3e0f4e1bde7c98cd8b15fc79a2eac81008e6a007758005d4400453100'),
  green: shades('e8f6eac8e5cd9dcda775b4844f9a63408b55317d48206a38115329023d1a'),
  blue: shades('e7f3fec7dff59dc3e576a7d3518bbd457fb13a74a52a618e1b4b720c3757'),
}

const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif, 'Noto Color Emoji'"

/** Height of what a finger presses: 44 px whatever the component's own size scale says. */
const touchHeight = '44px'

const tall = (variable: string) => ({ vars: () => ({ root: { [variable]: touchHeight } }) })
const input = { vars: () => ({ wrapper: { '--input-height': touchHeight, '--input-fz': '16px' } }) }

/**
 * Mantine's theme in the house's look: 4 px grid, 44 px touch targets, system fonts, and the brand's accent
 * (`#rgb` or `#rrggbb`), readable on both schemes whatever it is.
 */
export const createPanelTheme = (accentColor: string): MantineThemeOverride => {
  const accent = accentShades(accentColor)
  return createTheme({
    primaryColor: 'accent',
    primaryShade: accent.primaryShade,
    colors: { ...signalColors, accent: accent.shades, dark: darkTuple, gray: grayTuple },
    white: '#ffffff',
    black: surfaces.light.text,
    variantColorResolver: (request) => {
      const colors = defaultVariantColorsResolver(request)
      if (request.variant === 'filled') return { ...colors, color: 'var(--panel-on-fill)' }
      return colors
    },
    fontFamily: systemFonts,
    fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '24px' },
    lineHeights: { xs: '1.35', sm: '1.43', md: '1.5', lg: '1.3', xl: '1.25' },
    headings: {
      fontWeight: '600',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: '24px', lineHeight: '1.3334' },
        h2: { fontSize: '16px', lineHeight: '1.5' },
        h3: { fontSize: '16px', lineHeight: '1.5' },
        h4: { fontSize: '14px', lineHeight: '1.4286' },
        h5: { fontSize: '14px', lineHeight: '1.4286' },
        h6: { fontSize: '14px', lineHeight: '1.4286' },
      },
    },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    radius: { xs: '2px', sm: '4px', md: '8px', lg: '12px', xl: '24px' },
    defaultRadius: 'md',
    focusRing: 'auto',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Button: { defaultProps: { size: 'sm' }, ...tall('--button-height') },
      ActionIcon: { ...tall('--ai-size'), defaultProps: { variant: 'subtle', color: 'gray' } },
      CloseButton: { ...tall('--cb-size'), defaultProps: { iconSize: 20 } },
      Input: input,
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      // Each as wide as its words in the language, which go on in a second line, or row, before they are cut.
      SegmentedControl: {
        vars: () => ({ root: { '--sc-padding': '9px clamp(5px, 8vw - 20px, 16px)' } }),
        styles: {
          root: { flexWrap: 'wrap' },
          control: { flex: '1 1 auto' },
          label: { whiteSpace: 'normal' },
        },
      },
      Switch: { defaultProps: { size: 'md' } },
      Loader: { defaultProps: { type: 'dots' } },
      Anchor: { defaultProps: { underline: 'always' } },
    },
  })
}

interface Props {
  /** The brand's accent, `#rgb` or `#rrggbb`. */
  accentColor: string
  /** Key under which this browser remembers light, dark or auto. */
  storageKey: string
  children: ReactNode
}

/** Draws everything below it in the house's look; the colour scheme is auto until the user chooses one. */
export const PanelThemeProvider = ({ accentColor, storageKey, children }: Props) => {
  const theme = useMemo(() => createPanelTheme(accentColor), [accentColor])
  const schemes = useMemo(() => localStorageColorSchemeManager({ key: storageKey }), [storageKey])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={panelVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  )
}

/**
 * Lets style sheets know the UI theme: `data-ui-theme` of the document's root, as long as the component is
 * mounted.
 */
export function useUiThemeAttribute(name: UiThemeName): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['uiTheme'] = name
    return () => {
      delete dataset['uiTheme']
    }
  }, [name])
}
