import { createInstance, type i18n } from 'i18next'
import { englishTexts, keepInEnglish } from './englishTexts'

/**
 * An i18next instance with English in it, ready at once. A key that does not exist throws while developing and in
 * tests; in production the key itself is shown.
 */
export const createTranslator = (): i18n => {
  const translator = createInstance()
  void translator.init({
    lng: 'en',
    fallbackLng: 'en',
    load: 'currentOnly',
    initAsync: false,
    resources: { en: { translation: englishTexts() } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      if (import.meta.env.PROD) return key
      throw new Error(`There is no text with the key "${key}" in locales/en.json`)
    },
  })
  keepInEnglish(translator)
  return translator
}
