import first from 'virtual:texts'
import en from '../../locales/en.json'
import type { i18n } from 'i18next'
import type { Texts } from './texts'

// Tests and stories draw parts of features without what loads them.
const known: Partial<Texts> = import.meta.env.PROD ? { ...first } : en
const translators = new Set<i18n>()

/** The English texts that are here: those of every screen, and of the features whose chunks have come. */
export const englishTexts = (): Partial<Texts> => known

/** Adds English texts of a feature to every translator, those to come included. */
export function addEnglish(texts: Partial<Record<keyof Texts, object>>): void {
  Object.assign(known, texts)
  for (const translator of translators) addTo(translator, texts)
}

/** Lets a translator have the texts that are added from now on. */
export function keepInEnglish(translator: i18n): void {
  translators.add(translator)
  addTo(translator, known)
}

function addTo(translator: i18n, texts: object): void {
  translator.addResourceBundle('en', 'translation', texts, true, true)
}
