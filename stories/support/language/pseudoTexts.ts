import en from '../../../locales/en.json'
import type { Texts } from '../../../src/i18n/texts'
import { lengthen } from './lengthen'

/** All texts of the interface in the pseudo-language. */
export const pseudoTexts = (): Texts =>
  JSON.parse(JSON.stringify(en), (_key, value: unknown) =>
    typeof value === 'string' ? lengthen(value) : value,
  )
