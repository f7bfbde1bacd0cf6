import { createContext } from 'react'
import type { i18n, TFunction } from 'i18next'

/** The words of the interface in the language that is drawn. */
export interface Translation {
  /** Another function after each change of the language. */
  t: TFunction
  i18n: i18n
}

export const TranslationContext = createContext<Translation | undefined>(undefined)
