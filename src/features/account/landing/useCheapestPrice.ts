import { useTranslation } from '../../../i18n/useTranslation'
import { cheapestPrice, useProducts } from '../plans'

/** The least that a plan costs, as a number to read [A9-6 A2.4-20]. */
export const useCheapestPrice = (): string => {
  const { i18n } = useTranslation()
  const catalogue = useProducts()
  const price = cheapestPrice(catalogue.phase === 'ready' ? catalogue.products : undefined)
  const digits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat(i18n.language.replace('_', '-'), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price)
}
