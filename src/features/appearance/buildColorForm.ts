import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../schemas/generated/types'

/** The field of the custom colour and its button (action `apply`); fewer than 4 characters are never sent [D5-24]. */
export const buildColorForm = (color: string, t: TFunction): ContentItem[] => [
  {
    id: 'color',
    element: 'input',
    type: 'color',
    label: t('appearance.customColor'),
    value: color,
    attributes: [{ placeholder: '#336699' }, { required: true }, { minlength: 4 }],
  },
  {
    id: 'apply',
    element: 'button',
    label: t('appearance.applyColor'),
    onClick: { type: 'panel', endpoint: 'panel', method: 'apply' },
  },
]
