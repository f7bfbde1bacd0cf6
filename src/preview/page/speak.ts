import type { i18n } from 'i18next'
import { findLanguage } from '../../i18n/findLanguage'
import { switchLanguage } from '../../i18n/switchLanguage'

const english = { code: 'en', tag: 'en', label: 'English' }

/** Has the interface's own words spoken in the language of a strings file, as players do; English where it has none. */
export async function speak(translator: i18n, code: string | undefined): Promise<void> {
  const language = findLanguage(code) ?? english
  if (translator.language !== language.tag) await switchLanguage(translator, language)
}
