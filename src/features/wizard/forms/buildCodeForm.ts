import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../../schemas/generated/types'

/** The code that activates the player [D2.13-10]. */
export const buildCodeForm = (t: TFunction): ContentItem[] => [
  { id: 'code', element: 'input', type: 'text', label: t('wizard.devicecode.label'), value: '' },
]
