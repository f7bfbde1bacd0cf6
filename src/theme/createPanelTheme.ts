import { createTheme, defaultVariantColorsResolver, type MantineThemeOverride } from '@mantine/core'
import { accentShades } from './accentShades'
import { signalColors } from './signalColors'
import { darkTuple, grayTuple, surfaces } from './surfaces'

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
        h1: { fontSize: '24px', lineHeight: '32px' },
        h2: { fontSize: '16px', lineHeight: '24px' },
        h3: { fontSize: '16px', lineHeight: '24px' },
        h4: { fontSize: '14px', lineHeight: '20px' },
        h5: { fontSize: '14px', lineHeight: '20px' },
        h6: { fontSize: '14px', lineHeight: '20px' },
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
      SegmentedControl: { vars: () => ({ root: { '--sc-padding': '9px 16px' } }) },
      Switch: { defaultProps: { size: 'md' } },
      Loader: { defaultProps: { type: 'dots' } },
      Anchor: { defaultProps: { underline: 'always' } },
    },
  })
}
