import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../../schemas/generated/types'

/** The address that the mailing list gets [D2.13-12 D3-62 D5-19]. */
export const buildMailForm = (t: TFunction): ContentItem[] => [
  {
    id: 'EMAIL',
    element: 'input',
    type: 'email',
    label: t('wizard.follow.email'),
    value: '',
    attributes: [{ required: true }, { autocomplete: 'email' }, { placeholder: 'name@example.org' }],
  },
]
