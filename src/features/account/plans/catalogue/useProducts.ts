import { useCallback, useEffect, useState } from 'react'
import type { Product, ProductCatalogue } from '../../../../../schemas/generated/types'
import type { PlanDuration } from '../../ways/WaysContext'
import type { PlanPrice, PlanProduct, PlanTrial } from '../rules/PlanProduct'
import type { Cloud } from '../../../../cloud/ports/Cloud'
import { useCloud } from '../../session/CloudContext'

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

/** The version of the catalogue that this interface knows [A9-2]. */
export const catalogueVersion = '002001'

/** The products, as far as they are known. */
export type Catalogue =
  | { phase: 'waiting' }
  | { phase: 'failed'; retry: () => void }
  | { phase: 'ready'; products: readonly PlanProduct[] }

/** Products that came, by the cloud that they came from: the way from card to checkout does not wait for them again. */
const known = new WeakMap<Cloud, readonly PlanProduct[]>()

/** The product catalogue [A3.3], asked for once. */
export const useProducts = (): Catalogue => {
  const cloud = useCloud()
  const [answer, setAnswer] = useState<readonly PlanProduct[] | 'failed' | undefined>(() => known.get(cloud))
  const load = useCallback(
    (isGone: () => boolean) => {
      cloud.records.readProducts(catalogueVersion).then(
        (catalogue) => {
          const products = readProducts(catalogue)
          known.set(cloud, products)
          if (!isGone()) setAnswer(products)
        },
        () => {
          if (!isGone()) setAnswer('failed')
        },
      )
    },
    [cloud],
  )
  const retry = useCallback(() => {
    setAnswer(undefined)
    load(() => false)
  }, [load])
  useEffect(() => {
    if (known.has(cloud)) return undefined
    let isGone = false
    load(() => isGone)
    return () => {
      isGone = true
    }
  }, [cloud, load])
  if (answer === undefined) return { phase: 'waiting' }
  return answer === 'failed' ? { phase: 'failed', retry } : { phase: 'ready', products: answer }
}
