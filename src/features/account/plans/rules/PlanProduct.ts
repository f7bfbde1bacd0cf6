import type { PlanDuration } from '../../ways/WaysContext'

/** A free trial as the billing provider wants it told [A3.3-7]; only one of which all is known counts [A4.5-1]. */
export interface PlanTrial {
  days: number
  daysAuth: string
  auth: string
}

/** What a product costs for one duration. */
export interface PlanPrice {
  /** Euros [A9-6]. */
  amount: number
  /** The billing provider's product id; undefined where the catalogue has no integer, and then nothing can be paid [A5-13]. */
  productId: number | undefined
  trial: PlanTrial | undefined
}

/** A product of the catalogue as cards show it [A3.3]. */
export interface PlanProduct {
  /** Its key in the catalogue: free, virtuoso, superstar. */
  code: string
  /** As requests name it; undefined where the catalogue does not [A5-20]. */
  planCode: string | undefined
  name: string
  maxDevices: number
  /** Translation keys, blank rows left out [A3.3-2]. */
  features: readonly string[]
  prices: Readonly<Partial<Record<PlanDuration, PlanPrice>>>
}

/** Durations that can be chosen; lifetime is only ever held [A2.4-46]. */
export type ChosenDuration = 'monthly' | 'yearly'
