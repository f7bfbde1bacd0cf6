/** What a coupon code does to a price. */
export interface Coupon {
  code: string
  /** Share of the price that is taken off, 0 to 1. */
  share: number
  /** Whether later payments are lower, too, or the first one only. */
  lasts: boolean
}

/** The codes that the stand-in knows. */
export const coupons: readonly Coupon[] = [
  { code: 'WELCOME20', share: 0.2, lasts: true },
  { code: 'HALFPRICE', share: 0.5, lasts: true },
  { code: 'FIRSTFREE', share: 1, lasts: false },
]

/** A code that was good once. */
const endedCodes = ['SUMMER19']

/** A code that is not good, and why. */
export interface BadCoupon {
  code: string
  problem: 'couponEnded' | 'couponUnknown'
}

/** What a code does; undefined for none. */
export function readCoupon(written: string | undefined): Coupon | BadCoupon | undefined {
  const code = (written ?? '').trim().toUpperCase()
  if (code === '') return undefined
  if (endedCodes.includes(code)) return { code, problem: 'couponEnded' }
  return (
    coupons.find((coupon) => coupon.code === code) ?? { code: code.slice(0, 40), problem: 'couponUnknown' }
  )
}
