import en from '../../../locales/en.json'
import { lengthen } from './lengthen'

/** All texts of the interface in the pseudo-language. */
export const pseudoTexts = (): typeof en =>
  JSON.parse(JSON.stringify(en), (_key, value: unknown) =>
    typeof value === 'string' ? lengthen(value) : value,
  )
