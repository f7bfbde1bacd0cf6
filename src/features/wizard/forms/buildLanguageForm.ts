import type { TFunction } from 'i18next'
import type { ContentItem, PushAvailableLanguages } from '../../../../schemas/generated/types'

/** The languages of the player as a choice [D2.13-4 D3-56]; nothing before they are known. */
export const buildLanguageForm = (
  languages: PushAvailableLanguages | undefined,
  t: TFunction,
): ContentItem[] => {
  if (!languages) return []
  const options = languages.available
    .filter(({ code = '' }) => code !== '')
    .map(({ code = '', language }) => ({ value: code, label: language ?? code }))
  const chosen = languages.defaultLanguage?.code
  const value = options.find((option) => option.value === chosen) ?? null
  return [{ id: 'language', element: 'select', label: t('wizard.language.label'), value, options }]
}
