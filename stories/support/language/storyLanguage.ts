import type { i18n } from 'i18next'
import de from '../../../locales/de.json'
import en from '../../../locales/en.json'
import { createTranslator, switchLanguage } from '../../../src/i18n/TranslationProvider'
import { findLanguage } from '../../../schemas/languages'
import { pseudoTexts } from './pseudoTexts'

/** A language that stories are told in; all others are chosen in the toolbar. */
export type OwnLanguage = 'en' | 'de'

interface Known {
  translator: i18n
  own: OwnLanguage
}

/** The private tag of the pseudo-language: English for everything but its words. */
const pseudoTag = 'en-x-long'

/** All texts of each language: a part of a feature is drawn without what loads those of its feature. */
const whole = import.meta.glob<{ default: object }>('../../../locales/*.json')

let ofStory: Known[] = []
let wasChosen = false

const speak = async ({ translator, own }: Known, choice: string | undefined): Promise<void> => {
  if (choice === 'pseudo') {
    translator.addResourceBundle(pseudoTag, 'translation', pseudoTexts(), true, true)
    await translator.changeLanguage(pseudoTag)
    return
  }
  const language = findLanguage(choice ?? own)
  if (!language) return
  const texts = await whole[`../../../locales/${language.code}.json`]?.()
  if (texts) translator.addResourceBundle(language.tag, 'translation', texts.default, true, true)
  await switchLanguage(translator, language)
}

/** The translators of the story on screen. */
export const storyLanguage = {
  /** A translator for a part of the story on screen, in the story's own language at once. */
  create: (own: OwnLanguage = 'en'): i18n => {
    const translator = createTranslator()
    // A gallery that was built draws parts of features without what loads their texts.
    translator.addResourceBundle('en', 'translation', en, true, true)
    if (own === 'de') {
      translator.addResourceBundle('de', 'translation', de)
      void translator.changeLanguage('de')
    }
    ofStory.push({ translator, own })
    return translator
  },
  /**
   * Draws the story on screen in the chosen language; undefined: in its own. Texts are loaded when they are
   * wanted.
   */
  show: async (choice: string | undefined): Promise<void> => {
    if (choice === undefined && !wasChosen) return
    wasChosen = choice !== undefined
    await Promise.all(ofStory.map((known) => speak(known, choice)))
  },
  /** The story leaves the screen. */
  forget: (): void => {
    ofStory = []
    wasChosen = false
  },
}
