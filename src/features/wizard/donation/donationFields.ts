import type { Brand } from '../../../../schemas/generated/types'

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
