import { inLongGerman } from './inLongGerman'

/** Globals and parameters of a story in the dark, on a phone, on the narrowest phone. */
export const dark = { parameters: { scheme: 'dark' } }
export const phone = { globals: { viewport: { value: 'phone' } } }
export const narrow = { globals: { viewport: { value: 'narrow' } } }

/** What every element kind shows, on the same page: all of it, and long German words at 320 px. */
export const looksOf = (raw: unknown) => ({
  normal: { args: { raw }, tags: ['dark', 'phone'] },
  longGerman: { args: { raw: inLongGerman(raw), language: 'de' as const }, ...narrow },
})
