import type { Product, ProductCatalogue } from '../../../../../schemas/generated/types'
import type { PlanDuration } from '../../ways/WaysContext'
import type { PlanPrice, PlanProduct, PlanTrial } from './PlanProduct'

/** Plans in the order of their cards [A9-3]; what else a catalogue holds follows as it stands there. */
const order = ['free', 'virtuoso', 'superstar']
const durations = ['monthly', 'yearly', 'lifetime'] as const satisfies PlanDuration[]
/** Cards of a page [A9-3]. */
const most = 3

type RawPrice = NonNullable<NonNullable<Product['prices']>['monthly']>

const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length)

const readTrial = (trial: RawPrice['trial']): PlanTrial | undefined => {
  const { trialEnabled, trialDays, trialDaysAuth, trialAuth } = trial ?? {}
  if (!trialEnabled || !trialDays || !trialDaysAuth || !trialAuth) return undefined
  return { days: trialDays, daysAuth: trialDaysAuth, auth: trialAuth }
}

const readPrice = ({ amount, paddleId, trial }: RawPrice): PlanPrice => ({
  amount,
  productId: typeof paddleId === 'number' && Number.isInteger(paddleId) ? paddleId : undefined,
  trial: readTrial(trial),
})

const readProduct = (code: string, product: Product): PlanProduct => {
  const prices: Partial<Record<PlanDuration, PlanPrice>> = {}
  for (const duration of durations) {
    const price = product.prices?.[duration]
    if (price) prices[duration] = readPrice(price)
  }
  return {
    code,
    planCode: product.planCode || product.plan || undefined,
    name: product.name,
    maxDevices: product.maxDevices ?? 1,
    features: (product.features ?? []).filter((feature) => feature.trim() !== '' && feature !== 'EMPTY'),
    prices,
  }
}

/** The plan cards of a catalogue: up to three, free first [A3.3 A9-3]. */
export const readProducts = (catalogue: ProductCatalogue): readonly PlanProduct[] =>
  Object.entries(catalogue)
    .sort(([one], [other]) => rank(one) - rank(other))
    .slice(0, most)
    .map(([code, product]) => readProduct(code, product))
