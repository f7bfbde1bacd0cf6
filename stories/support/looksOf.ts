import { inLongGerman } from './inLongGerman'

/** Globals and parameters of a story in the dark, on a phone, on the narrowest phone. */
export const dark = { parameters: { scheme: 'dark' } }
export const phone = { globals: { viewport: { value: 'phone' } } }
export const narrow = { globals: { viewport: { value: 'narrow' } } }

/**
 * The looks that every element kind has, on the same page: light, dark, on a phone, in long German words at
 * 320 px.
 */
export const looksOf = (raw: unknown) => ({
  normal: { args: { raw } },
  dark: { args: { raw }, ...dark },
  phone: { args: { raw }, ...phone },
  longGerman: { args: { raw: inLongGerman(raw), language: 'de' as const }, ...narrow },
})
