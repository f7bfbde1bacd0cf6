import type { TFunction } from 'i18next'
import type { ContentItem, PushExperienceAdvancedSettings } from '../../../../schemas/generated/types'

/** How many settings the owner wants to see [D2.13-9 D3-59]; nothing before the levels are known. */
export const buildExperienceForm = (
  experience: PushExperienceAdvancedSettings | undefined,
  t: TFunction,
): ContentItem[] => {
  if (!experience) return []
  const options = experience.options.flatMap(({ id, label }) =>
    id === undefined ? [] : [{ value: id, label: label ?? String(id) }],
  )
  const value = options.find((option) => option.value === experience.status?.id) ?? null
  return [{ id: 'level', element: 'select', label: t('wizard.advancedsettings.label'), value, options }]
}
