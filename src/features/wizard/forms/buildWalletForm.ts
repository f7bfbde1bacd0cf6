import type { TFunction } from 'i18next'
import type { Brand, ContentItem } from '../../../../schemas/generated/types'

/** The currencies that a donation can be made in [D2.13-14]; Bitcoin first chosen, where there is one [D9-42]. */
export const buildWalletForm = (
  wallets: NonNullable<Brand['cryptoDonations']>,
  t: TFunction,
): ContentItem[] => {
  const options = wallets.map(({ name, alias }) => ({ value: name, label: alias }))
  const value = options.find((option) => option.value === 'btc') ?? options[0] ?? null
  return [{ id: 'wallet', element: 'select', label: t('wizard.crypto.currency'), value, options }]
}
