import { useMemo, useState } from 'react'
import { useProducts, type Catalogue } from '../plans/catalogue/useProducts'
import type { ChosenDuration, PlanProduct } from '../plans/rules/PlanProduct'
import type { CheckoutChoice } from './useCheckout'

/** What somebody has chosen of the plans that are for sale. */
export interface PlanChoices {
  catalogue: Catalogue
  /** Those that cost something [A9-3]. */
  products: readonly PlanProduct[]
  duration: ChosenDuration
  coupon: string
  choosePlan: (code: string) => void
  chooseDuration: (duration: ChosenDuration) => void
  enterCoupon: (coupon: string) => void
  /** To pay for: hand it to `pay`. */
  choice: CheckoutChoice
}

const nothing: readonly PlanProduct[] = []

/** The choice of a plan where one is sold: virtuoso and yearly at first [A2.4-13 A9-3 A9-4]. */
export const usePlanChoices = (): PlanChoices => {
  const catalogue = useProducts()
  const [plan, choosePlan] = useState('virtuoso')
  const [duration, chooseDuration] = useState<ChosenDuration>('yearly')
  const [coupon, enterCoupon] = useState('')
  const all = catalogue.phase === 'ready' ? catalogue.products : nothing
  const products = useMemo(() => all.filter(({ code }) => code !== 'free'), [all])
  const product = products.find(({ code }) => code === plan) ?? products[0]
  const choice = { product, duration, coupon }
  return { catalogue, products, duration, coupon, choosePlan, chooseDuration, enterCoupon, choice }
}
