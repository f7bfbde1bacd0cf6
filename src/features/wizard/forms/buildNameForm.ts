import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../../schemas/generated/types'

/** A name is a part of the player's address, which the network limits to 63 letters (RFC 1035). */
const longest = 63

/** The name of the player [D2.13-5 D3-57]; it may not be empty [D5-19]. */
export const buildNameForm = (name: string | undefined, t: TFunction): ContentItem[] => [
  {
    id: 'name',
    element: 'input',
    type: 'text',
    label: t('wizard.name.label'),
    value: name ?? '',
    attributes: [
      { required: true },
      { maxlength: longest },
      // Not only spaces: nothing would be left of it in the address.
      { pattern: '.*\\S.*' },
      { title: t('wizard.name.rule') },
    ],
  },
]
