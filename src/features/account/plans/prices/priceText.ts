import type { LocalPrice } from '../../../../cloud/ports/Checkout'
import type { PlanPrice } from '../rules/PlanProduct'

/** What the catalogue says where the provider has not said what it costs here: euros [A9-6]. */
export const cataloguePrice = ({ amount }: PlanPrice): LocalPrice => ({ gross: amount, currency: 'EUR' })

/** A price to read: the number, a space, the currency [A3.3-6]. The space does not break. `tag` is the language's, e.g. `de`. */
export const priceText = ({ gross, currency }: LocalPrice, tag: string): string => {
  const isWhole = Number.isInteger(gross)
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: isWhole ? 0 : 2 }
  return `${new Intl.NumberFormat(tag, digits).format(gross)}\u00a0${currency.trim()}`
}
