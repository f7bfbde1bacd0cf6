import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { ContentItem, PushDonePage } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/useTranslation'
import { useBuiltForm, useFormValue, type BuiltForm } from '../../../renderer'

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

/** What a player offers that does not say it itself, in EUR [D9-41]. */
const usual = { amounts: [10, 20, 50, 100], chosen: 20, custom: 150 }

/** The amount of a donation, which is chosen or written. */
export interface Donation {
  /** Amounts to choose from, EUR. */
  amounts: readonly number[]
  /** What was chosen of them; undefined for an amount of one's own. */
  chosen: number | undefined
  /** The one field of an amount of one's own. */
  form: BuiltForm
  /** EUR, in whole cents; undefined while the field holds none. */
  amount: number | undefined
  choose: (amount: number | undefined) => void
}

/** The choice of an amount by the wizard's last page [D3-61 D3-62], for as long as the wizard is open. */
export function useDonation(page: PushDonePage | undefined): Donation {
  const { t } = useTranslation()
  const offered = page?.donationAmount
  const amounts = offered?.amounts?.length ? offered.amounts : usual.amounts
  const first = offered?.donationAmount ?? usual.chosen
  const [choice, setChoice] = useState<{ amount: number | undefined }>()
  const custom = offered?.selectedCustomAmount ?? offered?.customAmount ?? usual.custom
  const form = useBuiltForm(buildDonationForm(custom, t))
  const written = useFormValue(form, 'amount')
  const chosen = choice ? choice.amount : amounts.includes(first) ? first : amounts[0]
  const own = typeof written === 'number' && written > 0 ? Math.round(written * 100) / 100 : undefined
  return { amounts, chosen, form, amount: chosen ?? own, choose: (amount) => setChoice({ amount }) }
}
