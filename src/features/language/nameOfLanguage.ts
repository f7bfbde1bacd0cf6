import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages'
import { hasTexts } from '../../i18n/texts'

/** What a language is called where it is offered: by its own name, and with a word when the panel has no texts in it. */
export const nameOfLanguage = ({ code, label }: Language, t: TFunction): string =>
  hasTexts(code) ? label : t('language.withoutTexts', { language: label })
