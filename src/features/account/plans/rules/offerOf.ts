import type { PlanTrial } from './PlanProduct'

/** Where somebody pays; each has its own rule and its own failures [A5-14 … A5-18]. */
export type CheckoutVariant = 'signup' | 'plans' | 'landing'

/** What of coupon and trial goes to the checkout. */
export interface CheckoutOffer {
  coupon?: string
  trial?: PlanTrial
}

/** A coupon as typed, undefined where there is none; any character may stand in one [A5-19]. */
export const couponOf = (typed: string | undefined): string | undefined => typed?.trim() || undefined

/** A coupon takes the place of the trial, but on the landing page, where both are sent [A5-18]. */
export const offerOf = (
  variant: CheckoutVariant,
  typed: string | undefined,
  trial: PlanTrial | undefined,
): CheckoutOffer => {
  const coupon = couponOf(typed)
  const isOverridden = coupon !== undefined && variant !== 'landing'
  return {
    ...(coupon === undefined ? {} : { coupon }),
    ...(trial === undefined || isOverridden ? {} : { trial }),
  }
}

/** Whether a trial is still spoken of: a coupon overrides it on every page [A4.5-2]. */
export const showsTrial = (typed: string | undefined, trial: PlanTrial | undefined): trial is PlanTrial =>
  trial !== undefined && couponOf(typed) === undefined
