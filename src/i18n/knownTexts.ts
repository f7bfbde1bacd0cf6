import first from 'virtual:texts'
import languages from 'virtual:texts/languages'
import type { i18n } from 'i18next'
import type { Language } from '../../schemas/languages'

/** What loads a part of the texts, by the code of the language. */
export type TextLoaders = Readonly<Record<string, () => Promise<{ default: object }>>>

/** The English texts that are here: those of every screen, and of the features whose chunks have come. */
const english: object = { ...first }
/** What loads the same in other languages. */
const parts: TextLoaders[] = [languages]
/** The translators, each with the language that it draws or is about to draw, if that is another one. */
const translators = new Map<i18n, Language | undefined>()

/** Translators for which a part could not be fetched in the language that they draw. */
const incomplete = new Set<i18n>()
/** How often each of them has got such parts after all. */
const completed = new WeakMap<i18n, number>()

/** Whether all that English has here is there in the language that is drawn. */
export const hasAllTexts = (translator: i18n): boolean => !incomplete.has(translator)

/**
 * How often parts that were drawn in English for want of them have come since: what is drawn is stale after
 * each.
 */
export const timesCompleted = (translator: i18n): number => completed.get(translator) ?? 0

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
 * Resolves once no texts are on their way; undefined where none are. What has brought some along is not drawn
 * before. Never rejects.
 */
export function textsLoaded(): Promise<void> | undefined {
  return onTheirWay.size > 0 ? Promise.all(onTheirWay).then(textsLoaded) : undefined
}

/**
 * Adds texts of a feature in English, and fetches them in the language that is drawn. Those that cannot be
 * fetched are shown in English until `loadLanguage` is called again.
 */
export function addTexts(texts: object, others: TextLoaders): void {
  Object.assign(english, texts)
  parts.push(others)
  for (const [translator, language] of translators) {
    put(translator, 'en', texts)
    if (!language) continue
    // The chunk is served by the device, which may be away just now.
    const coming = addPart(translator, language, others)
      .catch(() => translators.get(translator) === language && incomplete.add(translator))
      .finally(() => onTheirWay.delete(coming))
    onTheirWay.add(coming)
  }
}

/** Loads all texts of a language that English has here; rejects when one part cannot be loaded. */
export async function loadLanguage(translator: i18n, language: Language): Promise<void> {
  translators.set(translator, language)
  await Promise.all(parts.map((part) => addPart(translator, language, part)))
  if (translators.get(translator) === language && incomplete.delete(translator))
    completed.set(translator, timesCompleted(translator) + 1)
}

/** Texts that come from now on are wanted in English only. */
export function forgetLanguage(translator: i18n): void {
  translators.set(translator, undefined)
  incomplete.delete(translator)
}

async function addPart(translator: i18n, { code, tag }: Language, loaders: TextLoaders): Promise<void> {
  const texts = await loaders[code]?.()
  if (texts) put(translator, tag, texts.default)
}

function put(translator: i18n, tag: string, texts: object): void {
  translator.addResourceBundle(tag, 'translation', texts, true, true)
}
