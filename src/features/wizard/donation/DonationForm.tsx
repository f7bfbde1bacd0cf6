import type { TFunction } from 'i18next'
import { useState, useId, type FormEvent } from 'react'
import { Button } from '@mantine/core'
import type { ContentItem, PushDonePage, Brand } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useBuiltForm, useFormValue, type BuiltForm } from '../../../renderer'
import { useWizardBrand } from '../steps'
import { PrivacyLink } from '../../../ui/brand/BrandContext'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { ChoiceButton, Fields } from '../steps/StepParts'
import classes from './DonationForm.module.css'

/**
 * The amount of a donation in EUR that fits none of the buttons [D2.13-13]; providers take whole cents, from
 * 1 EUR on.
 */
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

/** Donations are in euros [D9-41]. */
const currency = 'EUR'

/**
 * The fields that the payment provider gets [D7-70]: those of the brand, the amount in EUR, and the language
 * of the interface (its first two letters, as providers want them) unless the brand names one.
 */
export const donationFields = (
  { fields }: NonNullable<Brand['donation']>,
  amount: number,
  language: string,
): [name: string, value: string][] =>
  Object.entries({
    lc: language.slice(0, 2).toUpperCase(),
    ...fields,
    amount: String(amount),
    currency_code: currency,
  })

interface Props {
  donation: Donation
  /** Whether it says itself what it is; a window says so in its head. */
  isTitled?: boolean
}

/**
 * A donation of a chosen or written amount, paid at the provider that the brand names [D2.13-13 D7-70], or in
 * a cryptocurrency.
 */
export const DonationForm = ({ donation, isTitled = true }: Props) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const modals = usePanelModals()
  const brand = useWizardBrand()
  const { amounts, chosen, form, amount, choose } = donation
  const money = (euros: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
    }).format(euros)
  const check = (event: FormEvent) => {
    if (chosen === undefined && form.submit() === undefined) event.preventDefault()
  }
  return (
    <section aria-label={t('wizard.donation.title')}>
      {isTitled ? <h2 className={classes.title}>{t('wizard.donation.title')}</h2> : null}
      {brand.donation ? (
        <>
          <div className={classes.amounts} role="group" aria-label={t('wizard.donation.amounts')}>
            {[...amounts, undefined].map((euros) => (
              <ChoiceButton
                key={euros ?? 'custom'}
                isChosen={euros === chosen}
                onChoose={() => choose(euros)}
              >
                {euros === undefined ? t('wizard.donation.customChoice') : money(euros)}
              </ChoiceButton>
            ))}
          </div>
          {chosen === undefined ? <Fields form={form} /> : null}
          <form action={brand.donation.action} method="post" target="_blank" rel="noopener" onSubmit={check}>
            {donationFields(brand.donation, amount ?? 0, i18n.language).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="default" aria-describedby={`${id}-hint`}>
              {t('wizard.donation.submit', { amount: amount === undefined ? '' : money(amount) })}
            </Button>
            <p className={classes.hint} id={`${id}-hint`}>
              {t('wizard.donation.hint')}
            </p>
            <PrivacyLink />
          </form>
        </>
      ) : null}
      {brand.cryptoDonations?.length ? (
        <Button
          variant="subtle"
          className={classes.crypto}
          onClick={() => modals.open({ name: 'modal-crypto-donation', size: 'sm' })}
        >
          {t('wizard.donation.crypto')}
        </Button>
      ) : null}
    </section>
  )
}
