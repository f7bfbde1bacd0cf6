import first from 'virtual:texts'
import languages from 'virtual:texts/languages'
import type { i18n } from 'i18next'
import type { Language } from './languages'

/** What loads a part of the texts, by the code of the language. */
export type TextLoaders = Readonly<Record<string, () => Promise<{ default: object }>>>

/** The English texts that are here: those of every screen, and of the features whose chunks have come. */
const english: object = { ...first }
/** What loads the same in other languages. */
const parts: TextLoaders[] = [languages]
/** The translators, each with the language that it draws or is about to draw, if that is another one. */
const translators = new Map<i18n, Language | undefined>()

/** Whether the interface has texts in the language with this code; English always has. */
export const hasTexts = (code: string): boolean => code === 'en' || Object.hasOwn(languages, code)

/** Gives a translator the English texts, and all that are added from now on. */
export function keepInTexts(translator: i18n): void {
  translators.set(translator, undefined)
  put(translator, 'en', english)
}

/** Texts of features that are on their way. */
const onTheirWay = new Set<Promise<unknown>>()

/**
 * Resolves once no texts are on their way; undefined where none are. What has brought some along is not drawn before. Never
 * rejects.
 */
export function textsLoaded(): Promise<void> | undefined {
  return onTheirWay.size > 0 ? Promise.all(onTheirWay).then(textsLoaded) : undefined
}

/**
 * Adds texts of a feature in English, and fetches them in the language that is drawn. Those that cannot be fetched are shown in
 * English.
 */
export function addTexts(texts: object, others: TextLoaders): void {
  Object.assign(english, texts)
  parts.push(others)
  for (const [translator, language] of translators) {
    put(translator, 'en', texts)
    if (!language) continue
    // The chunk is served by the device, which may be away just now.
    const coming = addPart(translator, language, others)
      .catch(() => undefined)
      .finally(() => onTheirWay.delete(coming))
    onTheirWay.add(coming)
  }
}

/** Loads all texts of a language that English has here; rejects when one part cannot be loaded. */
export async function loadLanguage(translator: i18n, language: Language): Promise<void> {
  translators.set(translator, language)
  await Promise.all(parts.map((part) => addPart(translator, language, part)))
}

/** Texts that come from now on are wanted in English only. */
export function forgetLanguage(translator: i18n): void {
  translators.set(translator, undefined)
}

async function addPart(translator: i18n, { code, tag }: Language, loaders: TextLoaders): Promise<void> {
  const texts = await loaders[code]?.()
  if (texts) put(translator, tag, texts.default)
}

function put(translator: i18n, tag: string, texts: object): void {
  translator.addResourceBundle(tag, 'translation', texts, true, true)
}
