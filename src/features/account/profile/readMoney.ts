/** An amount with its currency in a language's way; the two side by side where the currency is none that browsers know. */
export const readMoney = (amount: number, currency: string, language: string): string => {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
  } catch {
    return [new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount), currency]
      .filter(Boolean)
      .join(' ')
  }
}
