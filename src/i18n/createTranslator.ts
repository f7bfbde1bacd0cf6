import { type i18n, createInstance } from 'i18next'
import type { Language } from '../../schemas/languages'
import { forgetLanguage, hasTexts, keepInTexts, loadLanguage } from './knownTexts'

/**
 * The language that each translator is to draw: of two choices in a row the texts of the first may come last.
 */
const wishes = new WeakMap<i18n, Language>()

/**
 * Draws the interface in `language` and says so in the page's `lang`. Without texts in it, or when they
 * cannot be loaded, the interface is English and says that. Does nothing once another language is wished for.
 * Resolves to whether the language itself is drawn.
 */
export const switchLanguage = async (translator: i18n, language: Language): Promise<boolean> => {
  wishes.set(translator, language)
  const isDrawn =
    language.code === 'en' || (hasTexts(language.code) && (await isLoaded(translator, language)))
  if (wishes.get(translator) !== language) return false
  if (!isDrawn || language.code === 'en') forgetLanguage(translator)
  const tag = isDrawn ? language.tag : 'en'
  await translator.changeLanguage(tag)
  document.documentElement.lang = tag
  return isDrawn
}

const isLoaded = (translator: i18n, language: Language): Promise<boolean> =>
  loadLanguage(translator, language).then(
    () => true,
    // The chunks are served by the device, which may be away just now: English, or what is there, until it is
    // tried again.
    () => translator.language === language.tag,
  )

/**
 * An i18next instance with English in it, ready at once. A key that does not exist throws while developing
 * and in tests; in production the key itself is shown.
 */
export const createTranslator = (): i18n => {
  const translator = createInstance()
  void translator.init({
    lng: 'en',
    fallbackLng: 'en',
    load: 'currentOnly',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      if (import.meta.env.PROD) return key
      throw new Error(`There is no text with the key "${key}" in locales/en.json`)
    },
  })
  keepInTexts(translator)
  return translator
}
