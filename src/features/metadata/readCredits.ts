import type { CreditRow } from '../../../schemas/generated/types'

/** The rows of credits that name somebody [D3-19]. */
export const readCredits = (rows: readonly CreditRow[]): CreditRow[] =>
  rows
    .map(({ key = '', values = [] }) => ({
      key: key.trim(),
      values: values.filter(({ name }) => name?.trim()),
    }))
    .filter(({ values }) => values.length > 0)
