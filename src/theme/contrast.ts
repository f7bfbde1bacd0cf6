import { linearRgb } from './oklch'

/** Relative luminance of a hex colour as WCAG counts it, 0 to 1. */
export const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two hex colours as WCAG counts it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
