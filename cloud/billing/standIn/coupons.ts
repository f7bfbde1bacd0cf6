/** What a coupon code does to a price. */
export interface Coupon {
  code: string
  /** What it does, for people. */
  meaning: string
  /** Share of the price that is taken off, 0 to 1. */
  share: number
  /** Whether later payments are lower, too, or the first one only. */
  lasts: boolean
}

/** The codes that the stand-in knows. */
export const coupons: readonly Coupon[] = [
  { code: 'WELCOME20', meaning: '20 % off every payment', share: 0.2, lasts: true },
  { code: 'HALFPRICE', meaning: '50 % off every payment', share: 0.5, lasts: true },
  { code: 'FIRSTFREE', meaning: 'the first payment is free', share: 1, lasts: false },
]

/** A code that was good once. */
const endedCodes = ['SUMMER19']

/** What a code does; undefined for none. A code that is not good has a reason for people. */
export function readCoupon(written: string | undefined): Coupon | { problem: string } | undefined {
  const code = (written ?? '').trim().toUpperCase()
  if (code === '') return undefined
  if (endedCodes.includes(code)) return { problem: `The coupon ${code} has ended.` }
  return (
    coupons.find((coupon) => coupon.code === code) ?? { problem: `There is no coupon ${code.slice(0, 40)}.` }
  )
}
