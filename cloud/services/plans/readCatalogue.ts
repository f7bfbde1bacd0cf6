import { cloudValidators } from '../../../schemas/generated/cloudValidators'
import type { Product, ProductCatalogue } from '../../../schemas/generated/types'
import type { Records } from '../ports/Records'
import { withArrays } from './withArrays'

/** The version of the catalogue that is sold [A9-2]. */
export const catalogueVersion = '002001'

/** How long a plan is paid for at once. */
export const durations = ['monthly', 'yearly', 'lifetime'] as const
export type Duration = (typeof durations)[number]

/** Whether it is one of them. */
export const isDuration = (value: unknown): value is Duration => durations.some((one) => one === value)

/** What of the catalogue has a price of its own. */
export interface Offer {
  /** The product's code, e.g. `virtuoso`. */
  plan: string
  duration: Duration
  product: Product
  /** The billing provider's product id. */
  id: number
  /** Per period, EUR. */
  amount: number
  /** Days, and what proves that the merchant offers them; undefined where none are. */
  trial: { days: number; daysAuth: string; auth: string } | undefined
}

/** The catalogue as it stands in the database; empty when it is none. */
export async function readCatalogue(records: Pick<Records, 'get'>): Promise<ProductCatalogue> {
  const catalogue = withArrays(await records.get(`products/${catalogueVersion}`))
  return cloudValidators.productCatalogue(catalogue) ? catalogue : {}
}

/** Everything in the catalogue that can be paid for. */
export function allOffers(catalogue: ProductCatalogue): Offer[] {
  return Object.entries(catalogue).flatMap(([plan, product]) =>
    durations.flatMap((duration) => {
      const price = product.prices?.[duration]
      if (price === undefined || typeof price.paddleId !== 'number') return []
      return [
        { plan, duration, product, id: price.paddleId, amount: price.amount, trial: readTrial(price.trial) },
      ]
    }),
  )
}

type WrittenTrial = NonNullable<NonNullable<NonNullable<Product['prices']>['monthly']>['trial']>

/** A trial is offered only where all of it is there [A5-17]. */
function readTrial(trial: WrittenTrial | undefined): Offer['trial'] {
  const { trialEnabled, trialDays, trialDaysAuth, trialAuth } = trial ?? {}
  return trialEnabled && trialDays && trialDaysAuth && trialAuth
    ? { days: trialDays, daysAuth: trialDaysAuth, auth: trialAuth }
    : undefined
}

/** How many devices a plan may have enabled [A9-5]. */
export const mostDevices = (catalogue: ProductCatalogue, plan: string): number =>
  (Object.hasOwn(catalogue, plan) ? catalogue[plan]?.maxDevices : undefined) ?? 1
