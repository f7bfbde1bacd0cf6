import type { TFunction } from 'i18next'
import type { ContentItem, PushAvailableLanguages } from '../../../schemas/generated/types'

/** The language of the player as a choice among those that it has [D3-56], and its button (action `apply`). */
export const buildLanguageForm = (
  { available, defaultLanguage }: PushAvailableLanguages,
  t: TFunction,
): ContentItem[] => {
  const options = available
    .filter(({ code }) => code !== undefined && code !== '')
    .map(({ code = '', language }) => ({ value: code, label: language?.trim() || code }))
  const code = defaultLanguage?.code ?? ''
  const current = options.find(({ value }) => value === code)
  return [
    {
      id: 'language',
      element: 'select',
      label: t('deviceLanguage.label'),
      description: t('deviceLanguage.description'),
      value: current ?? { value: code, label: defaultLanguage?.language?.trim() || code },
      options,
    },
    {
      id: 'apply',
      element: 'button',
      label: t('deviceLanguage.apply'),
      onClick: { type: 'panel', endpoint: 'panel', method: 'apply' },
    },
  ]
}
