import { type BadCoupon, type Coupon, readCoupon } from './coupons'
import type { Offer } from '../../services/plans/readCatalogue'

/** What something costs somebody. */
export interface Quote {
  /** To be paid now, EUR. */
  today: number
  /** Each later payment, EUR; undefined for what is paid once. */
  later: number | undefined
  /** 0 without a trial. */
  trialDays: number
  coupon: Coupon | undefined
  /** The coupon that changes nothing. */
  badCoupon: BadCoupon | undefined
}

/** The price of an offer with a coupon, a trial, both or none [A5-18]. */
export function quote(
  offer: Offer,
  { coupon: code, withTrial }: { coupon?: string | undefined; withTrial: boolean },
): Quote {
  const read = readCoupon(code)
  const coupon = read !== undefined && 'share' in read ? read : undefined
  const trialDays = withTrial && offer.duration !== 'lifetime' ? (offer.trial?.days ?? 0) : 0
  const lower = inCents(offer.amount * (1 - (coupon?.share ?? 0)))
  return {
    today: trialDays > 0 ? 0 : lower,
    later: offer.duration === 'lifetime' ? undefined : coupon?.lasts === true ? lower : offer.amount,
    trialDays,
    coupon,
    badCoupon: read !== undefined && 'problem' in read ? read : undefined,
  }
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
