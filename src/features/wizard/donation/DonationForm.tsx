import { Button } from '@mantine/core'
import { useId, type FormEvent } from 'react'
import type { Brand } from '../../../../schemas/generated/types'
import { useTranslation } from '../../../i18n/useTranslation'
import { useWizardBrand } from '../useWizardBrand'
import { PrivacyLink } from '../../../ui/brand/PrivacyLink'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { ChoiceButton } from '../frame/ChoiceButton'
import { Fields } from '../steps/Fields'
import classes from './DonationForm.module.css'
import type { Donation } from './useDonation'

/** Donations are in euros [D9-41]. */
const currency = 'EUR'

/**
 * The fields that the payment provider gets [D7-70]: those of the brand, the amount in EUR, and the language of the
 * interface (its first two letters, as providers want them) unless the brand names one.
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

/** A donation of a chosen or written amount, paid at the provider that the brand names [D2.13-13 D7-70], or in a cryptocurrency. */
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
