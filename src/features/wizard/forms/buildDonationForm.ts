import type { TFunction } from 'i18next'
import type { ContentItem } from '../../../../schemas/generated/types'

/** The amount of a donation in EUR that fits none of the buttons [D2.13-13]; providers take whole cents, from 1 EUR on. */
export const buildDonationForm = (custom: number, t: TFunction): ContentItem[] => [
  {
    id: 'amount',
    element: 'input',
    type: 'number',
    label: t('wizard.donation.custom'),
    value: custom,
    attributes: [{ required: true }, { min: 1 }, { max: 10_000 }],
  },
]
