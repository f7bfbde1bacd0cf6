import { createInstance, type i18n, type TFunction } from 'i18next'
import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type en from '../../locales/en.json'
import type { Language } from '../../schemas/languages'
import { forgetLanguage, hasTexts, keepInTexts, loadLanguage, timesCompleted } from './knownTexts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

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

/** The words of the interface in the language that is drawn. */
interface Translation {
  /** Another function after each change of the language. */
  t: TFunction
  i18n: i18n
}

const TranslationContext = createContext<Translation | undefined>(undefined)

/**
 * The same words; those with nothing to fill in are looked up once, because to look one up takes a row a
 * twentieth of its time.
 */
function remembering(t: TFunction): TFunction {
  const find = t as (key: string, options?: object) => string
  const known = new Map<string, string>()
  const recall = (key: string, options?: object) => {
    const text = options ? undefined : known.get(key)
    if (text !== undefined) return text
    const found = find(key, options)
    if (!options) known.set(key, found)
    return found
  }
  return recall as TFunction
}

/**
 * Gives its children the words of `translator`, and draws them anew when its language changes; not when texts
 * are added, for those come before what shows them, but for such as could not be fetched before. One place
 * listens, however many components ask.
 */
export function TranslationProvider({ translator, children }: { translator: i18n; children: ReactNode }) {
  const listen = useCallback(
    (onChange: () => void) => {
      translator.on('languageChanged', onChange)
      return () => translator.off('languageChanged', onChange)
    },
    [translator],
  )
  const language = useSyncExternalStore(listen, () => translator.language)
  const completed = useSyncExternalStore(listen, () => timesCompleted(translator))
  const translation = useMemo(
    () => ({ t: remembering(translator.getFixedT(language)), i18n: translator, completed }),
    [translator, language, completed],
  )
  return <TranslationContext value={translation}>{children}</TranslationContext>
}

/** The words of the interface; throws outside of a `TranslationProvider`. */
export const useTranslation = (): Translation => {
  const translation = use(TranslationContext)
  if (!translation) throw new Error('There is no TranslationProvider above this component')
  return translation
}
