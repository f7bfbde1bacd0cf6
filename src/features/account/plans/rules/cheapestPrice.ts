import type { PlanProduct } from './PlanProduct'

/** Where no catalogue says it, euros [A9-6]. */
const usual = 2.99

/** The least that any plan costs, euros [A9-6]. */
export const cheapestPrice = (products: readonly PlanProduct[] | undefined): number => {
  const amounts = (products ?? [])
    .flatMap(({ prices }) => Object.values(prices))
    .map(({ amount }) => amount)
    .filter((amount) => amount > 0)
  return amounts.length === 0 ? usual : Math.min(...amounts)
}
